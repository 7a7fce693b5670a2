import { calendarTime, conditionAttribute, type PageSettings, settingAttribute, yearTag } from '#start/contract.ts';

export type SiteSettings = {
  /** Replaces the launch date that the build contains. */
  launchDate?: string | null;
  /** Off for a server with the fixed API alone: the landing pages and the dashboard then make no other calls. */
  extensions?: 'on' | 'off';
  /** Whether a subscription is confirmed by mail; landing page and documents say so. Undefined for pages of another API. */
  sendsMail?: boolean;
};

/** The attribute of a page's html element. The values need no escaping. */
const attribute = (name: keyof PageSettings, value: string) => ` ${settingAttribute(name)}="${value}"`;

/** The launch date in a page of the build, or undefined. */
export const launchIn = (page: string) => page.split(` ${settingAttribute('launch')}="`)[1]?.split('"')[0];

const setLaunch = (page: string, date: string) =>
  page.replace(attribute('launch', launchIn(page) ?? ''), attribute('launch', date));

const addSetting = (page: string, name: keyof PageSettings, value: string) =>
  page.replace('<html', `<html${attribute(name, value)}`);

const conditional = new RegExp(`<(template|div) ${conditionAttribute}="([a-z-]+)">\\s*(.*?)\\s*</\\1>\\s*`, 'gs');

/** Keeps the paragraphs of a document that hold for this server. */
function chooseParagraphs(page: string, { extensions, sendsMail }: SiteSettings) {
  if (sendsMail === undefined) return page;
  const holding = [sendsMail ? 'mail' : 'no-mail', extensions === 'off' ? 'no-form' : 'form'];
  return page.replaceAll(conditional, (_, _tag: string, condition: string, paragraph: string) =>
    holding.includes(condition) ? paragraph : '',
  );
}

const yearIn = new RegExp(`(© <${yearTag}>)\\d+`, 'g');

/** Writes the year into a page of the build. Returns a page that shows it already unchanged. */
export function applyYear(page: Buffer, year: number): Buffer {
  const text = page.toString();
  const changed = text.replace(yearIn, `$1${year}`);
  return changed === text ? page : Buffer.from(changed);
}

/** Writes the server's settings into a page of the build or a calendar file. Returns other files unchanged. */
export function applySettings(path: string, built: Buffer, settings: SiteSettings): Buffer {
  if (!/\.(?:html|ics)$/.test(path)) return built;
  const { launchDate, extensions, sendsMail } = settings;
  const text = built.toString();
  const isLanding = /^\/pages\/\w+\/(?:home|launched)\.html$/.test(path);
  let changed = chooseParagraphs(text, settings);
  if (launchDate && path.endsWith('.ics'))
    changed = text.replace(/^DTSTART:.*$/m, `DTSTART:${calendarTime(launchDate)}`);
  if (launchDate && isLanding) changed = setLaunch(changed, launchDate);
  if (sendsMail && isLanding) changed = addSetting(changed, 'mail', 'on');
  if (extensions === 'off' && (isLanding || path === '/dashboard.html'))
    changed = addSetting(changed, 'extensions', 'off');
  return changed === text ? built : Buffer.from(changed);
}
