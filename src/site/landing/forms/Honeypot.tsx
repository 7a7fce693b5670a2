import { useEffect, useState } from 'react';

/**
 * A field of a form that nobody sees or gets to: what fills it in is a program. It is no part of the prerendered page, and
 * is styled in place, as few bytes are left there.
 */
export function Honeypot() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  const outOfSight = { position: 'absolute', left: '-9999px' } as const;
  return <input name="website" tabIndex={-1} autoComplete="off" aria-hidden style={outOfSight} />;
}
