import { ApiError, createClient } from '@fundfront/api-client';
import type { Locale } from '@fundfront/content-model/locales';
import * as wire from '@fundfront/content-model/wire/documents';
import { browserFetch } from './browserFetch.ts';

export type CheckedDocument = wire.CheckedDocument;
export type RegisteredDocument = wire.RegisteredDocument;

export type LookUp =
  | { kind: 'answered'; answer: CheckedDocument }
  | { kind: 'tooMany'; seconds: number | undefined }
  | { kind: 'unreachable' };

const client = createClient({ prefix: '', fetch: browserFetch });

/** Never throws: what cannot be looked up says so. */
export async function checkDocument(sha256: string, lang: Locale, signal: AbortSignal): Promise<LookUp> {
  try {
    const answer = await client.call(wire.checkDocument, { params: { sha256 }, query: { lang } }, { signal });
    return { kind: 'answered', answer };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return { kind: 'tooMany', seconds: error.retryAfter };
    return { kind: 'unreachable' };
  }
}
