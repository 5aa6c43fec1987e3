/** The part of the package that the server uses; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** Returns the accepted ones of `available`, the best first; of equal ones, that which is preferred. */
    encodings<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly NoInfer<Name>[] },
    ): Name[];
  }
}
