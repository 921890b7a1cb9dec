/// <reference path="./observatory.d.ts" />

import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

export interface Graded {
  grade: string;
  score: number;
  /** By test of the observatory: what it found, and how many points that gave or took. */
  results: { test: string; result: string; points: number; pass: boolean }[];
}

/**
 * Mozilla's HTTP Observatory on one response, without a network: as if it had come over TLS with a good certificate, by
 * way of a redirect from http. Its own `scan` asks a host of the internet. Throws where the page sets cookies, which are
 * not looked at.
 * @param url https, as visitors would see it
 */
export async function gradePage(url: string, response: Response): Promise<Graded> {
  const address = new URL(url);
  if (response.headers.has('set-cookie')) throw new Error(`${url} sets cookies, which are not graded here.`);
  const data = await response.text();
  const headers = Object.fromEntries(response.headers);
  const answer = {
    status: response.status,
    headers,
    data,
    verified: true,
    request: { headers: {} },
    config: { headers: {} },
  };
  const requests = new Requests(address.hostname);
  requests.resources.path = data;
  requests.responses.http = answer;
  requests.responses.https = answer;
  requests.responses.auto = { ...answer, httpEquiv: parseHttpEquivHeaders(data, url) };
  requests.responses.httpRedirects = [
    { url: new URL(url.replace(/^https:/, 'http:')), status: 301 },
    { url: address, status: response.status },
  ];
  requests.session = { url: address };
  const results = ALL_TESTS.map((test) => {
    const { result, pass } = test(requests);
    return { test: test.name.replace(/Test$/, ''), result, points: getScoreModifier(result), pass };
  });
  // As its scanner counts: points beyond 100 are for those alone who reach an A without them.
  const base = results.reduce((score, { points }) => score + Math.min(points, 0), 100);
  const whole = results.reduce((score, { points }) => score + points, 100);
  return { ...getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : base), results };
}
