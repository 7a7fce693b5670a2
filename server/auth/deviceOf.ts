import Bowser from 'bowser';

/** The browser and the system of a `User-Agent`, such as `Safari, macOS`. Null for other programs. */
export function deviceOf(userAgent?: string) {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
