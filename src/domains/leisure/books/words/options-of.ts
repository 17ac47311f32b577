/** The values of a field with what they are called, as choices have them. */
export function optionsOf<T extends string>(labels: Record<T, string>) {
  // Its keys are the values.
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as T, label }));
}
