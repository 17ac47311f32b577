/** The most days that posts are shifted by at once. */
export const maxShift = 366;

/** How many days somebody means; '-3 later' is 3 earlier. Undefined: that is no number of days. */
export function readShift(typed: string, way: 'later' | 'earlier'): number | undefined {
  const text = typed.trim().replace('−', '-');
  if (!/^[-+]?\d{1,3}$/.test(text)) return undefined;
  const days = Number(text) * (way === 'earlier' ? -1 : 1);
  return days === 0 || Math.abs(days) > maxShift ? undefined : days;
}
