import { Secret, TOTP } from 'otpauth';

// What every authenticator app understands (RFC 6238): some silently ignore other values.
const rules = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 random bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function otpauthUri({ secret, issuer, email }: { secret: string; issuer: string; email: string }): string {
  return new TOTP({ ...rules, secret, issuer, label: email }).toString();
}

/** The present time step, or the one before or after for clocks that differ; else null. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...rules, token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: rules.period, timestamp }) + delta;
}
