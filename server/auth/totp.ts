import { Secret, TOTP } from 'otpauth';
import { second } from '#server/time/time.ts';

const periodInSeconds = 30;
/** Codes of one period earlier and later are valid too, because clocks differ and typing takes time. */
const window = 1;

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodInSeconds });

/** A new secret for an authenticator app, 160 random bits in base 32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** The form of `newSecret`. */
export const secretPattern = /^[A-Z2-7]{32}$/;

/** The URL in the QR code for an authenticator app. */
export function enrolmentUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = email;
  return totp.toString();
}

/** The TOTP counter at a time: the number of 30-second periods since 1970. */
export const counterAt = (now: number) => Math.floor(now / second / periodInSeconds);

/** The TOTP counter that a code belongs to, or null for a wrong or old code. */
export function counterOf(secret: string, code: string, now: number) {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, window, timestamp: now });
  return delta === null ? null : counterAt(now) + delta;
}
