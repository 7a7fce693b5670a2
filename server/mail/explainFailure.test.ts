import { expect, test } from 'vitest';
import { createTranslate } from '#server/language/translate.ts';
import { explainFailure } from './explainFailure.ts';

test.each([
  ['EDNS ENOTFOUND', 'Server not found', 'Check the host in SMTP_URL'],
  ['535 5.7.8', 'Wrong password', 'user name or password'],
  ['ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT', 'No encryption', 'certificate'],
  ['ESOCKET ECONNREFUSED', 'Email server unreachable', 'can’t be reached'],
  ['550 5.1.1', 'Bad address', 'address doesn’t exist'],
  ['SMTPUTF8', 'Letters in the address', 'letters like é'],
  ['552 5.2.2', 'Inbox full or closed', 'inbox is full'],
  ['554 5.7.1', 'Refused', 'refuses this email'],
  ['451', 'Server busy', 'try again later'],
])('the failure %s has the cause %s, and its codes are kept', (codes, cause, sentence) => {
  const { failure, ...explained } = explainFailure(codes, createTranslate('en'));
  expect(explained).toEqual({ cause });
  expect(failure).toContain(sentence);
  expect(failure).toContain(`(${codes})`);
});
