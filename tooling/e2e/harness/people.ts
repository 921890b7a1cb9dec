export type Person = { email: string; password: string };

export const firstAdmin: Person = { email: 'first.admin@example.test', password: 'correct-horse-battery-staple-42' };
