declare module 'subset-font' {
  /** The glyphs of `text` as a font file, each axis at a place or between two. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
