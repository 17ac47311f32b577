/**
 * A background of segments side by side with gaps between them: one element where each segment would be
 * one. A segment is one colour, or two, half of it each.
 */
export function drawnSegments(
  segments: readonly (readonly [string, string?])[],
  gapPx: number,
): string {
  const each = `(100% + ${gapPx}px) / ${segments.length}`;
  const stops = segments.flatMap(([color, other], at) => [
    ...(other ? [`${color} 0 calc(${each} * ${at + 0.5} - ${gapPx / 2}px)`] : []),
    `${other ?? color} 0 calc(${each} * ${at + 1} - ${gapPx}px)`,
    `transparent 0 calc(${each} * ${at + 1})`,
  ]);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
