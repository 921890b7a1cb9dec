/**
 * Every limit that more than one part of the product must agree on, once.
 * Sizes in bytes, times in milliseconds unless the name says otherwise.
 * Source of the visitor-facing ones: product specification, section 9.
 */
export const limits = {
  uploadBytes: 10_485_760,
  importBytes: 10_485_760,
  textLength: 200,
  textAreaLength: 250,
  richTextLength: 200_000,
  slugLength: 120,
  addressDepth: 8,
  seoPairs: 40,
  listItems: 100,
  searchLength: 100,
  searchResults: 20,
  pageSize: 50,
  pageSizeMax: 200,
  menuDepth: 3,
  sessionCheckMs: 7_000,
  terminatedLogoutMs: 4_000,
  sessionLeavingMs: 60_000,
  accessTokenSeconds: 900,
  refreshTokenDays: 14,
  refreshGraceMs: 10_000,
  previewTokenSeconds: 1_800,
  reloadOnceMs: 60_000,
  searchDebounceMs: 1_000,
  stickyHeaderPx: 50,
  toastMs: 3_000,
  passwordLength: { min: 12, max: 200 },
} as const;
