/** One thing that a page tells search engines about, in the words of schema.org. */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}
