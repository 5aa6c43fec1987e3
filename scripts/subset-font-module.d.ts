/** The types of the package `subset-font`, which has none. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** The OpenType features to keep; by default all. */
    keepFeatures?: readonly string[];
    /** The range of each variable axis that stays variable; by default the whole range. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** Returns the font with only the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
