/** Browsers by their marks in a `User-Agent`. The first match counts: Edge and Opera also name Chrome, and Chrome names Safari. */
const browsers = { Edge: 'Edg', Opera: 'OPR', Firefox: 'Firefox|FxiOS', Chrome: 'Chrome|CriOS', Safari: 'Safari' };

/** Systems by their marks. Android also names Linux. */
const systems = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  Mac: 'Macintosh',
  Linux: 'Linux',
};

/** The browser and the system as they name themselves, such as `Safari, Mac`. Null for other programs. */
export function deviceOf(userAgent = '') {
  const nameIn = (marks: object) => Object.entries(marks).find(([, mark]) => new RegExp(mark).test(userAgent))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null;
}
