/** A list without bullets loses its role in Safari; saying it again gives it back, and takes the bullets off. */
export const asList = { role: 'list' } as const;
