/** How Units get from one square to another: the counter glides, a new one is put down, a lost one is taken up. */

import { crossfade } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { DURATION } from "../../../lib/animate";
import { settings } from "../../../lib/settings.svelte";

const duration = () => (settings.motion === "off" ? 0 : DURATION);

export const [leave, arrive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: () => ({ duration: duration(), css: (t) => `opacity: ${t}; scale: ${0.7 + 0.3 * t}` }),
});
