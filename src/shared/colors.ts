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
