/** One thing that a page tells search engines about, in the words of schema.org. */
export interface Node {
  '@type': string;
  [property: string]: unknown;
}
