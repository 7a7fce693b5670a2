import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtIn, languages, readBuilt } from './builtFiles.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] }, // a list may have a name
});

async function faultsIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, selector }) => `${ruleId} ${selector} ${line}`),
  );
}

test.each(languages)('every page in %s is valid HTML, with names for links and inputs', async (language) => {
  const files = builtIn(`pages/${language}`, '.html');
  const faults: string[] = [];
  for (const file of files) faults.push(...(await faultsIn(readBuilt(file))).map((fault) => `${file}: ${fault}`));

  expect(files.length).toBeGreaterThan(9);
  expect(faults).toEqual([]);
});

test.each(['dashboard.html', 'session.html'])('%s is valid HTML', async (file) => {
  expect(await faultsIn(readBuilt(file))).toEqual([]);
});
