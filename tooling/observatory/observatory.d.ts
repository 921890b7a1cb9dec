// What is used of the package, which brings no types.
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export interface Answer {
    status: number;
    headers: Record<string, string | string[]>;
    data: string;
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
    request: { headers: Record<string, string> };
    config: { headers: Record<string, string> };
  }
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Answer | null;
      cors: Answer | null;
      http: Answer | null;
      https: Answer | null;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: object | null;
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  type Test = (requests: Requests) => { pass: boolean; result: string; constructor: { name: string; title?: string } };
  export const ALL_TESTS: Test[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}
