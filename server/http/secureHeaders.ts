import type { MiddlewareHandler } from 'hono';

type Options = {
  /** Inline scripts of the built pages, as CSP sources. */
  scriptHashes: readonly string[];
  /** Whether this request reached a trusted proxy over https. */
  cameByHttps: (context: Parameters<MiddlewareHandler>[0]) => boolean;
};

const yearInSeconds = 365 * 24 * 60 * 60;

const contentSecurityPolicy = (scriptHashes: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Puts the security headers on every answer; one that a route has set itself, such as a stricter policy, stays. */
export function secureHeaders({ scriptHashes, cameByHttps }: Options): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    if (cameByHttps(context)) context.res.headers.set('Strict-Transport-Security', `max-age=${yearInSeconds}`);
  };
}
