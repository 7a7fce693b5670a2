import { languages } from '#i18n/language.ts';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { linkTo, mailEnvironment, subjectOf } from '#tests/support/startMail.ts';
import { startSmtp } from '#tests/support/startSmtp.ts';
import { test as base, expect } from '#tests/support/test.ts';

type Mail = { url: string; smtp: Awaited<ReturnType<typeof startSmtp>> };

/** The product with mail, and the mail server that takes it. */
const test = base.extend<{ mail: Mail }>({
  mail: async ({}, use) => {
    const smtp = await startSmtp();
    const environment = { DATA_DIR: temporaryFolder(), ...mailEnvironment(smtp.url) };
    const server = await startServerProcess(environment, builtServer);
    await use({ url: server.url, smtp });
    await server.end('SIGTERM');
    await smtp.stop();
  },
});

test('a visitor subscribes, confirms, gets the letter that an administrator writes, and unsubscribes', async ({
  page,
  mail: { url, smtp },
}) => {
  test.slow(); // it goes through mails, pages and the dashboard
  const email = 'ada@example.com';
  const lastMail = async (count: number) => (await smtp.waitForMails(count)).at(-1)?.source ?? '';
  await page.goto(`${url}/?lng=es`);
  const launch = page.locator('#launch');
  await expect(launch).toContainText('Antes te llegará un correo');
  await launch.getByRole('textbox').fill(email);
  await launch.getByRole('button').click();
  await page.goto(url + linkTo('confirm', await lastMail(1)));
  await page.getByRole('button', { name: 'Sí, quiero estar en la lista' }).click();
  await expect(page.getByRole('heading', { name: 'Ya estás en la lista.' })).toBeVisible();

  await page.evaluate(
    (session) => {
      localStorage.setItem('userData', JSON.stringify(session));
      localStorage.setItem('selected-language', 'en');
    },
    { role: 'admin', token: await signIn(url) },
  );
  await page.goto(`${url}/dashboard/letters`);
  await page.getByRole('link', { name: 'Write your first letter' }).click();
  const form = page.getByRole('dialog');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const language of languages) {
    const name = names.of(language) ?? '';
    await form.getByRole('tab', { name }).click();
    await form.getByLabel(`Subject in ${name}`).fill(`We are open (${language})`);
    await form.getByLabel(`Text in ${name}`).fill('Come in.');
  }
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`We are open (${languages.at(-1)})`); // as it is typed
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'We are open (en)' }).click();
  await expect(heading).toHaveText('We are open (en)');
  await page.getByRole('button', { name: 'Korean' }).click();
  await expect(heading).toHaveText('We are open (ko)');
  await page.goBack(); // the previews add nothing to the history
  await expect(page).toHaveURL(`${url}/dashboard/letters`);
  await page.goForward();
  const spaceBelow = (frame: HTMLIFrameElement) =>
    frame.clientHeight - (frame.contentDocument?.documentElement.offsetHeight ?? 0);
  await expect.poll(() => page.locator('iframe').evaluate(spaceBelow)).toBe(0);
  const send = page.getByRole('button', { name: 'Send to all' });
  await expect(send).toBeEnabled();
  await send.press('Enter'); // the notification covers it for the mouse
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Recipients1');
  await question.getByRole('button', { name: 'Send to all' }).click();

  const letter = await lastMail(2);
  expect(subjectOf(letter)).toBe('We are open (es)');
  await page.goto(url + linkTo('unsubscribe', letter));
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { name: 'Ya no estás en la lista.' })).toBeVisible();
  expect(smtp.received.map(({ to }) => to)).toEqual([email, email]);
});
