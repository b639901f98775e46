/** What is chosen in a part of the form, in a few words. */

import type { Choosable } from "./terms";

type Value = string | number | boolean;

/** Return the fields that are not as *usual*, with what was chosen; or *asUsual* where all are. */
export function summaryOf(
  fields: readonly Choosable[],
  values: Readonly<Record<string, Value>>,
  asUsual: string,
): string {
  const changed = fields.filter((field) => values[field.name] !== undefined && values[field.name] !== usualOf(field));
  if (changed.length === 0) return asUsual;
  return changed.map((field) => `${field.title}: ${labelOf(field, values[field.name] ?? "")}`).join(" · ");
}

/** Return what a field holds before anybody touches it. */
export function usualOf(field: Choosable): Value {
  return field.online ?? field.default;
}

function labelOf(field: Choosable, value: Value): string {
  return field.labels?.[field.choices?.indexOf(value) ?? -1] ?? String(value);
}
