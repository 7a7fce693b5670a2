import { expect, test } from 'vitest';
import { createTranslate } from '#server/language/translate.ts';
import { explainFailure } from './explainFailure.ts';

test.each([
  ['EDNS ENOTFOUND', 'Check the host in SMTP_URL'],
  ['535 5.7.8', 'user name or password'],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ESOCKET ECONNREFUSED', 'can’t be reached'],
  ['550 5.1.1', 'address doesn’t exist'],
  ['552 5.2.2', 'inbox is full'],
  ['554 5.7.1', 'refuses this email'],
  ['451', 'try again later'],
])('the failure %s is explained, and its codes are kept', (codes, cause) => {
  const text = explainFailure(codes, createTranslate('en'));
  expect(text).toContain(cause);
  expect(text).toContain(`(${codes})`);
});
