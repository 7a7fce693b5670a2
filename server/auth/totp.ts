import { Secret, TOTP } from 'otpauth';
import { second } from '#server/time/durations.ts';

const periodInSeconds = 30;
/** A code is taken for as long before and after its own half minute: clocks differ, and people type. */
const window = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodInSeconds });

/** A new secret for an authenticator app, 160 random bits in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** What an app reads from a QR code. */
export function enrolmentUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = email;
  return totp.toString();
}

/** The number of the half minute of a time. */
export const counterAt = (now: number) => Math.floor(now / second / periodInSeconds);

/** The number of the half minute that a code is of, or null for one that is wrong or too old. */
export function counterOf(secret: string, code: string, now: number) {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, window, timestamp: now });
  return delta === null ? null : counterAt(now) + delta;
}
