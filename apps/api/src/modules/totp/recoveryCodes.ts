import { createHash, randomInt } from 'node:crypto';

// Letters and digits that nobody mistakes for one another on paper.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const count = 10;

function newCode(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return groups.join('-');
}

/** Ten codes of 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, newCode);
}

/** With or without its groups. Its randomness makes a salt needless. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
}
