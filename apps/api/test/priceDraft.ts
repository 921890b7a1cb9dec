import type { BodyOf, calls } from '@fundfront/content-model/wire';

export type DraftBody = BodyOf<typeof calls.savePriceDraft>;

/** A draft of the NAV desk with nothing entered. */
export const emptyDraft: DraftBody = {
  version: null,
  kind: 'price',
  nav: null,
  offer: null,
  redemption: null,
  payout: null,
  reasonEn: null,
  reasonUr: null,
  until: null,
};
