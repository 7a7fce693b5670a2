import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareTexts } from './bareTexts.ts';
import { sourceFiles } from './sources.ts';

const files = sourceFiles('src').filter((file) => file.endsWith('.tsx'));

test('a text that changes has an element of its own, which a translator leaves to React', () => {
  expect(files.length).toBeGreaterThan(120);
  expect(
    files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)),
  ).toEqual([]);
});

test.each([
  ['beside a condition', '<p>{isSending && <i />}{t("send")}</p>'],
  ['beside one of two elements', '<p>{isOn ? <a /> : <b />}{t("send")}</p>'],
  ['beside a loop', '<p>{rows.map(toRow)}{t("send")}</p>'],
  ['that comes and goes', '<p>{hasNote && t("note")}<b /></p>'],
  ['beside another text', '<p>{t("name")}: {row.name}</p>'],
  ['of a prop that its type declares', 'type Props = { note?: string }; <p>{isOn && <i />}{note}</p>'],
  ['of a part of a text', 'const [first, last] = text.split("*"); <>{isOn && <i />}{last}</>'],
  ['of a variable', 'const note = t("note"); <>{isOn && <i />}{note}</>'],
])('a text %s is found', (_, source) => {
  expect(bareTexts('file.tsx', source).length).toBeGreaterThan(0);
});

test.each([
  ['alone in its element', '<p>{isOn ? t("on") : t("off")}</p>'],
  ['beside an element that stays', '<p>{t("send")} <a /></p>'],
  ['in an element of its own', '<p>{isSending && <i />}<span>{t("send")}</span></p>'],
])('a text %s is not', (_, source) => {
  expect(bareTexts('file.tsx', source)).toEqual([]);
});
