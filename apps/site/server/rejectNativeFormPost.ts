import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePath } from './pagePath.ts';

/**
 * Pages take no POST. One comes from a browser that sends a form by itself, since the form's script has not come yet or
 * does not run; Next would answer with the page again, empty, or with an error in plain text. The request goes on as one
 * for the page that says so and how to reach the company. What was typed is not read: it still stands in the form, in the
 * tab that the form keeps open.
 */
export function rejectNativeFormPost(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/';
  if (request.method !== 'POST' || /^\/(api|hooks)\//.test(url)) return;
  request.method = 'GET';
  request.url = pagePath(url, 'form-not-sent');
  const { writeHead } = response;
  const writeRefusal = (status: number, ...rest: unknown[]) => {
    if (status === 200) response.setHeader('allow', 'GET, HEAD');
    return Reflect.apply(writeHead, response, [status === 200 ? 405 : status, ...rest]);
  };
  Object.assign(response, { writeHead: writeRefusal });
}
