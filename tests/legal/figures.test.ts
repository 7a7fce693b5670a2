import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#i18n/language.ts';
import { createTranslate, type Message } from '#server/language/translate.ts';
import { askAgainAfterMs } from '#server/mail/askForConsent.ts';
import { confirmableForMs } from '#server/mail/consent.ts';
import { longestWindowInMs } from '#server/rateLimit/rateLimit.ts';
import { day, hour, minute } from '#server/time/durations.ts';
import { legalFacts } from '#site/legal/facts.ts';

type Figure = { period: string; ofServer: number; inMail?: Message; inOperations?: string };

const figures: Figure[] = [
  {
    period: 'confirmation',
    ofServer: confirmableForMs / hour,
    inMail: 'mail.confirm.otherwise',
    inOperations: 'not confirmed within %s is deleted',
  },
  {
    period: 'askAgain',
    ofServer: askAgainAfterMs / day,
    inMail: 'mail.confirmAgain.otherwise',
    inOperations: 'asked once in %s,',
  },
  { period: 'attempts', ofServer: longestWindowInMs / minute },
];

const periodOf = (period: string, language: (typeof languages)[number]) =>
  legalFacts('privacy', language)[`period.${period}`] ?? '';

test.each(figures)(
  'the privacy policy, the mails and the operations guide give the $period period of the server',
  (figure) => {
    const { period, ofServer, inMail, inOperations } = figure;
    for (const language of languages) {
      expect(Number.parseInt(periodOf(period, language), 10)).toBe(ofServer);
      if (inMail) expect(createTranslate(language)(inMail)).toContain(periodOf(period, language));
    }
    const operations = readFileSync('docs/operations.md', 'utf8');
    if (inOperations) expect(operations).toContain(inOperations.replace('%s', periodOf(period, 'en')));
  },
);
