/** When the money is needed again, soonest first: what a fund suits, and what the finder asks a visitor. */
export const horizons = ['months', 'years-1-to-3', 'years-3-to-5', 'years-5'] as const;

export type Horizon = (typeof horizons)[number];
