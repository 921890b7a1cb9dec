/**
 * What a browser with an empty cache may load for a screen before anything is pressed: kilobytes (1,000 bytes) as they are
 * sent, of all bodies and of scripts and styles alone, and requests. Without the Nastaliq, which comes with the first Urdu
 * text alone.
 */
export const budgets = {
  list: { kilobytes: 200, code: 175, requests: 25 },
  editor: { kilobytes: 368, code: 322, requests: 55 },
} as const;

export type WeighedScreen = keyof typeof budgets;
