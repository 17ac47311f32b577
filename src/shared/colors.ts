/** The eight camera-tape colours; categories, pillars, brands and expense kinds choose among them. */
export const categoryColors = [
  'blue',
  'green',
  'purple',
  'red',
  'orange',
  'pink',
  'indigo',
  'teal',
] as const;
export type CategoryColor = (typeof categoryColors)[number];

/** The colour for one more: the first that nothing has yet; once all are taken, one that fewest have. */
export function nextColor(known: readonly { color: CategoryColor }[]): CategoryColor {
  const count = (color: CategoryColor) => known.filter((one) => one.color === color).length;
  const fewest = Math.min(...categoryColors.map(count));
  return categoryColors.find((color) => count(color) === fewest) ?? 'blue';
}
