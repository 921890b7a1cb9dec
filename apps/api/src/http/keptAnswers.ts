import { createHash } from 'node:crypto';
import { inTurns } from './inTurns.ts';

/** A public answer as it goes over the wire. */
export interface WireAnswer {
  body: string;
  etag: string;
}

export function wireAnswer(answer: unknown): WireAnswer {
  const body = JSON.stringify(answer);
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

const room = 67_108_864;

/**
 * Keeps the answers of public reads in memory for as long as nothing has changed. What has changed is asked of the
 * database before each answer, so that several processes on one database never show something old; many requests at once
 * share the question.
 * @param readState grows with every change that the public could see
 */
export function keptAnswers(readState: () => Promise<number>) {
  const stateNow = inTurns(readState);
  const kept = new Map<string, WireAnswer>();
  let keptState = -1;
  let size = 0;

  function forgetAll() {
    kept.clear();
    size = 0;
  }

  return {
    /** The answer kept for an address, or what to keep a new one with. */
    async find(address: string): Promise<{ answer: WireAnswer | undefined; keep: (answer: WireAnswer) => void }> {
      const state = await stateNow();
      if (state > keptState) {
        forgetAll();
        keptState = state;
      }
      const keep = (answer: WireAnswer) => {
        if (state !== keptState || kept.has(address)) return;
        size += address.length + answer.body.length * 2;
        if (size > room) forgetAll();
        else kept.set(address, answer);
      };
      return { answer: state === keptState ? kept.get(address) : undefined, keep };
    },
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;
