const longestSide = 480;

/** How large a picture is kept: as the small picture of any file, so that a shelf comes quickly. */
export function shownSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
