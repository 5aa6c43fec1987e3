/** The part of the package that the server uses; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** Returns the accepted encodings of `available`, the best first. `preferred` orders those with equal weights. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly NoInfer<Name>[] },
    ): Name[];
  }
}
