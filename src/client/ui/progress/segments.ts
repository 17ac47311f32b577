export type Segment = 'on' | 'now' | 'late' | 'rest';

const MAX_SEGMENTS = 24;

/** One segment per item up to 24; beyond, 24 in proportion, where nothing that exists disappears. */
export function fitSegments(segments: readonly Segment[]): readonly Segment[] {
  if (segments.length <= MAX_SEGMENTS) return segments;
  const order: Segment[] = ['on', 'now', 'late', 'rest'];
  const shares = order.map((kind) => {
    const count = segments.filter((segment) => segment === kind).length;
    return {
      kind,
      size: count === 0 ? 0 : Math.max(1, Math.round((count / segments.length) * MAX_SEGMENTS)),
    };
  });
  // Rounding may miss by a segment or two; the largest share notices least.
  const largest = shares.reduce((best, share) => (share.size > best.size ? share : best));
  largest.size += MAX_SEGMENTS - shares.reduce((sum, share) => sum + share.size, 0);
  return shares.flatMap(({ kind, size }) => Array.from({ length: size }, () => kind));
}
