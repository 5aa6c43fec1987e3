/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The OpenType features that stay; all of them unless given. */
    keepFeatures?: readonly string[];
    /** What stays of each variable axis; all of it unless given. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** The font with the glyphs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
