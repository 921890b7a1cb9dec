import type { IncomingMessage } from 'node:http';
import type { CompressedBody } from './compress.ts';
import type { BodyRule } from './replaceBody.ts';

/** Answers the document that a status is told with, or null where it cannot be had just now. */
export type LoadErrorDocument = (request: IncomingMessage, status: number) => Promise<CompressedBody | null>;

/**
 * Next answers `notFound()`, and a page that fails, with an empty document that only script fills: it has no words for
 * either without. The status and the headers stay, the body becomes a whole document.
 */
export function errorDocuments(loadDocument: LoadErrorDocument): BodyRule {
  return {
    matches: ({ statusCode }) => statusCode === 404 || statusCode >= 500,
    replace: async (request, response) => {
      const document = await loadDocument(request, response.statusCode);
      if (document) response.removeHeader('etag');
      return document;
    },
  };
}
