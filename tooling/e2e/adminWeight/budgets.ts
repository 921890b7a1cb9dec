/**
 * What a browser with an empty cache may load for a screen before anything is pressed: kilobytes (1,000 bytes) as they are
 * sent, of all bodies and of scripts and styles alone, and requests.
 */
export const budgets = {
  list: { kilobytes: 200, code: 170, requests: 25 },
  editor: { kilobytes: 350, code: 305, requests: 50 },
} as const;

export type WeighedScreen = keyof typeof budgets;
