/** A rating that a cell names, from 1 to 10; null of none, or what is wrong with it, in a sentence. */
export type ReadRating = { rating: number | null } | { wrong: string };

const outOf = /\s*\/\s*(\d+)$/;

/**
 * The rating in a cell, where the ratings of its file go up to `scale`: a number, '8/10', or stars. 0 is
 * none, and what lies beyond the scale is no rating.
 */
export function readRating(cell: string, scale: number): ReadRating {
  const text = cell.trim();
  const stars = /^(★*)(½?)$/u.exec(text);
  const [, said] = outOf.exec(text) ?? [];
  const most = stars ? 5 : Number(said ?? scale);
  const value = stars
    ? (stars[1]?.length ?? 0) + (stars[2] ? 0.5 : 0)
    : Number(text.replace(outOf, '').replace(',', '.'));
  if (text === '' || value === 0) return { rating: null };
  if (value > 0 && value <= most) return { rating: Math.max(1, Math.round((value / most) * 10)) };
  return { wrong: `“${text.slice(0, 40)}” is no rating out of ${most}` };
}

// Of a hundred ratings one may be mistyped, and of fewer, too.
const oneIn = 100;

/**
 * The smallest of `scales`, which are given in their order, into which the ratings of a file fit, but for
 * a single one: that is mistyped, and must not change what all others mean.
 */
export function guessScale<Scale extends number>(
  cells: readonly string[],
  scales: readonly [Scale, ...Scale[]],
): Scale {
  const values = cells.map((cell) => Number(cell.replace(',', '.'))).filter((value) => value > 0);
  const mistyped = values.length > 1 ? Math.max(1, Math.floor(values.length / oneIn)) : 0;
  const fits = (scale: Scale) => values.filter((value) => value > scale).length <= mistyped;
  return scales.find(fits) ?? scales.at(-1) ?? scales[0];
}
