/** Who signs in during tests. The password is long enough for the rules and known nowhere else. */
export type Person = { email: string; password: string };

/** The administrator that the first start of every test product makes. */
export const firstAdmin: Person = { email: 'first.admin@example.test', password: 'correct-horse-battery-staple-42' };
