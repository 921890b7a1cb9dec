/** A list without bullets loses its role in Safari; saying it again gives it back, and takes the bullets off. */
export const listRole = { role: 'list' } as const;
