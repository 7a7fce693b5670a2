import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#api/createClient.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import type { Letter } from '#api/extensions/wire/letter.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { linkTo, mailSettings, subjectOf } from '#tests/support/startMail.ts';
import { startSmtp } from '#tests/support/startSmtp.ts';
import { test as base, expect } from '#tests/support/test.ts';

const words = {
  en: {
    inEnglish: 'English',
    notice: 'one mail first',
    letter: 'We are open',
    confirm: 'Yes, add me to the list',
    leave: 'Take me off the list',
  },
  es: {
    inEnglish: 'Spanish',
    notice: 'Antes te llegará un correo',
    letter: 'Ya abrimos',
    confirm: 'Sí, quiero estar en la lista',
    leave: 'Quitarme de la lista',
  },
  ko: {
    inEnglish: 'Korean',
    notice: '확인하는 메일을 한 통',
    letter: '문을 열었어요',
    confirm: '네, 명단에 올려 주세요',
    leave: '명단에서 빼 주세요',
  },
  hi: {
    inEnglish: 'Hindi',
    notice: 'पहले एक ईमेल आएगा',
    letter: 'हम खुल गए हैं',
    confirm: 'हाँ, मुझे लिस्ट में जोड़िए',
    leave: 'मुझे लिस्ट से हटाइए',
  },
};

const people = Object.entries(words).map(([language, said]) => ({
  language,
  email: `${language}@example.com`,
  ...said,
}));

type Mail = {
  url: string;
  smtp: Awaited<ReturnType<typeof startSmtp>>;
  /** What somebody was sent last, once so many mails have gone out. */
  lastMailTo: (address: string, count: number) => Promise<string>;
};

/** The product with mail, and the mail server that takes it. */
const test = base.extend<{ mail: Mail }>({
  mail: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'hullo-letter-'));
    const smtp = await startSmtp();
    const server = await startServerProcess(
      {
        DATA_DIR: folder,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Hullo <hello@hullo.example>',
        POSTAL_ADDRESS: mailSettings.postalAddress,
        PUBLIC_URL: mailSettings.publicUrl,
        MAIL_PER_MINUTE: '1000',
      },
      builtServer,
    );
    const lastMailTo = async (address: string, count: number) => {
      await smtp.hasTaken(count);
      return smtp.taken.findLast(({ to }) => to === address)?.source ?? '';
    };
    await use({ url: server.url, smtp, lastMailTo });
    await server.end('SIGTERM');
    await smtp.stop();
    rmSync(folder, { recursive: true });
  },
});

test('in each language a person subscribes, confirms, gets the letter, leaves by one press, and gets no other', async ({
  page,
  mail: { url, smtp, lastMailTo },
}) => {
  test.slow(); // four journeys in one
  const leave = async (person: (typeof people)[number], mails: number) => {
    await page.goto(url + linkTo('unsubscribe', await lastMailTo(person.email, mails)));
    await page.getByRole('button', { name: person.leave }).click();
    await expect(page).toHaveURL(/outcome=done/);
  };

  for (const [at, { language, email, confirm, notice }] of people.entries()) {
    await page.goto(`${url}/?lng=${language}`);
    const launch = page.locator('#launch');
    await expect(launch).toContainText(notice);
    await launch.getByRole('textbox').fill(email);
    await launch.getByRole('button').click();
    await page.goto(url + linkTo('confirm', await lastMailTo(email, at + 1)));
    await page.getByRole('button', { name: confirm }).click();
    await expect(page).toHaveURL(/outcome=done/);
  }

  const token = await signIn(url);
  await page.evaluate(
    (session) => {
      localStorage.setItem('userData', JSON.stringify(session));
      localStorage.setItem('selected-language', 'en');
    },
    { role: 'admin', token },
  );
  await page.goto(`${url}/dashboard/letters/create`);
  const form = page.getByRole('dialog');
  for (const { inEnglish, letter } of people) {
    await form.getByRole('tab', { name: inEnglish }).click();
    await form.getByLabel(`Subject in ${inEnglish}`).fill(letter);
    await form.getByLabel(`Text in ${inEnglish}`).fill(letter);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: words.en.letter }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(words.en.letter);
  await page.getByRole('alert').getByRole('button').click(); // it lies over the next one
  await page.getByRole('button', { name: 'Send to all' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Recipients4');
  await question.getByRole('button', { name: 'Send to all' }).click();
  await expect(page.getByRole('progressbar', { name: '4 of 4' })).toBeVisible();

  const [ada, ...others] = people;
  if (!ada) throw new Error('There is nobody');
  for (const person of others) {
    const subject = subjectOf(await lastMailTo(person.email, 8));
    expect(subject).toBe(person.language === 'ko' ? `(광고) ${person.letter}` : person.letter);
    await leave(person, 8);
  }

  const { letters } = extensions.letter.endpoints;
  const call = createClient({ base: `${url}/api`, token: () => token, language: () => 'en' });
  const another = Object.fromEntries(
    people.flatMap(({ language, letter }) => [
      [`subject_${language}`, letter],
      [`body_${language}`, letter],
    ]),
  );
  const sendAnother = async () => {
    const { data } = await call<Letter>(letters.create, another);
    return call(letters.send, { id: data.id });
  };
  await sendAnother();
  await leave(ada, 9);
  await expect(sendAnother()).rejects.toThrow('Nobody has confirmed an address yet');
  expect(smtp.taken.slice(8).map(({ to }) => to)).toEqual([ada.email]);
});
