import { type PageSettings, settingAttribute } from '#start/contract.ts';

const opening = '<html ';

/** The tag that opens a page of the build, and all that follows. */
function splitPage(page: string) {
  const start = page.indexOf(opening);
  const end = page.indexOf('>', start);
  if (start < 0) throw new Error('A page of the build has no html element with attributes');
  return { before: page.slice(0, start), tag: page.slice(start, end), after: page.slice(end) };
}

/** Where the value of a setting is in the tag; undefined without the setting. */
function valueIn(tag: string, setting: keyof PageSettings) {
  const before = ` ${settingAttribute(setting)}="`;
  if (!tag.includes(before)) return undefined;
  const start = tag.indexOf(before) + before.length;
  return { start, end: tag.indexOf('"', start) };
}

export function readPageSetting(page: string, setting: keyof PageSettings) {
  const { tag } = splitPage(page);
  const value = valueIn(tag, setting);
  return value && tag.slice(value.start, value.end);
}

/** Sets attributes of a page's html element; the values need no escaping. */
export function setPageSettings(page: string, settings: PageSettings) {
  const { before, tag, after } = splitPage(page);
  let changed = tag;
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const setting = name as keyof PageSettings;
    const present = valueIn(changed, setting);
    changed = present
      ? changed.slice(0, present.start) + value + changed.slice(present.end)
      : `${changed} ${settingAttribute(setting)}="${value}"`;
  }
  return before + changed + after;
}
