/** The package has no types of its own. */
declare module 'subset-font' {
  /** The font with the glyphs of `text` alone; its variable axes stay. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
