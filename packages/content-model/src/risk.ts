/**
 * Lowest first, with the words required next to a fund's name. Source: SECP Circular 2 of 2020 (risk profiling of
 * collective investment schemes).
 */
export const riskProfiles = ['very-low', 'low', 'moderate', 'medium', 'high'] as const;

export type RiskProfile = (typeof riskProfiles)[number];

const levels = { 'very-low': 1, low: 2, moderate: 3, medium: 4, high: 5 } as const;

/** 1 (very low) to 5 (high), for charts and chips. */
export function riskLevel(profile: RiskProfile): 1 | 2 | 3 | 4 | 5 {
  return levels[profile];
}
