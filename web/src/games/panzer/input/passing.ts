/** When this browser asks in windows, kept for the next visit. */

import { Preference } from "../../../lib/preference.svelte";
import { ASKINGS, PLAIN } from "./policy";

export const passing = new Preference("panzer-passing", ASKINGS, PLAIN);
