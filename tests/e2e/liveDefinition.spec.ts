import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#i18n/language.ts';
import { startDeveloping } from '#tests/support/startDeveloping.ts';
import { expect, test } from '#tests/support/test.ts';

test('while developing, the page follows a definition, a new resource and a change of branch, and shows only true faults', async ({
  page,
  baseURL,
  signIn,
}) => {
  test.setTimeout(180_000); // nothing is bundled: a first page is some thousand files
  const developing = await startDeveloping(baseURL ?? '');
  const { root, replace, errors, infos } = developing;
  const run = (command: string, ...options: string[]) => execFileSync(command, options, { cwd: root, stdio: 'pipe' });
  const git = (...options: string[]) => run('git', '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...options);
  const faq = 'src/admin/resources/faq.ts';
  const fault = 'The action view has no detail to open.';
  const addFault = () => replace(faq, 'actions: { edit', 'actions: { view: {}, edit');
  const overlay = page.locator('vite-error-overlay');
  const link = page.getByRole('link', { name: 'Questions' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');

  await test.step('an open form follows its definition, and a fault is shown over it', async () => {
    const answer = page.getByRole('textbox', { name: 'Answer' });
    const url = `${developing.url}dashboard/faq/create`;
    await page.addInitScript(() => {
      const { requestIdleCallback } = window;
      const isForm = location.pathname.endsWith('/create');
      window.requestIdleCallback = (run) =>
        isForm ? Number(addEventListener('idle', () => requestIdleCallback(run))) : requestIdleCallback(run);
    });
    await signIn(url);
    await answer.fill('Half a sentence');
    await expect(answer).toHaveJSProperty('tagName', 'TEXTAREA');

    replace(faq, "answer: { kind: 'longText'", "answer: { kind: 'text'");
    await expect(answer).toHaveJSProperty('tagName', 'INPUT');
    await page.evaluate(() => dispatchEvent(new Event('idle'))); // the extensions are shown after the change
    replace('src/i18n/messages/es/resources.ts', "'Pregunta'", "'[en] Question'");
    await expect.poll(() => errors.at(-1)).toContain('faq has 1 text to translate');
    await expect(answer).toHaveJSProperty('tagName', 'INPUT');
    addFault();
    await expect(overlay).toContainText(`${faq}: ${fault}`);

    git('checkout', '--quiet', '.');
    await expect(overlay).toHaveCount(0);
    await expect(answer).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(answer).toHaveValue('Half a sentence');
    expect(page.url()).toBe(url);
  });

  await test.step('a fault is mended while no page is open, and is not shown later', async () => {
    await page.goto('about:blank');
    addFault();
    await expect.poll(() => errors.at(-1)).toContain(fault);
    git('checkout', '--quiet', '.');
    await expect.poll(() => infos.at(-1)).toContain('agree again');
  });

  await test.step('a new resource is shown before it is translated', async () => {
    git('checkout', '--quiet', '-b', 'questions');
    const calls = "  questions: { list: { call: 'GET /admin/app/faq/list' } },\n});";
    replace('src/api/endpoints.ts', '\n});', `\n${calls}`);
    writeFileSync(join(root, 'response.json'), JSON.stringify([{ id: 1, question: 'Is it free?' }]));
    run(process.execPath, 'scripts/newResource.ts', 'questions', 'response.json');
    const toTranslate = (language: string) =>
      `src/i18n/messages/${language}/resources.ts: questions has 3 texts to translate, marked by '[en] '.`;
    await expect
      .poll(() => errors.slice(-3))
      .toEqual(languages.filter((language) => language !== 'en').map(toTranslate));
    await page.goto(`${developing.url}dashboard/faq`);
    await expect(link).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

  await test.step('a field added to its row is shown', async () => {
    replace('src/api/wire.ts', 'export type Question = {', 'export type Question = { answer: string;');
    replace('src/admin/resources/questions.ts', 'fields: {', "fields: { answer: { kind: 'longText', on: ['list'] },");
    await expect(overlay).toContainText("Add 'fields.answer' to questions");
    for (const language of languages) {
      const messages = `src/i18n/messages/${language}/resources.ts`;
      if (language !== 'en') replace(messages, '[en] ', '');
      replace(messages, "id: 'ID', question:", "id: 'ID', answer: 'Answer', question:");
    }
    await expect(overlay).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('columnheader', { name: 'Answer' })).toBeVisible();
    await expect(page.getByRole('row', { name: /free/ })).toBeVisible();
  });

  await test.step('another branch leaves no fault', async () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'Add questions');
    const { length: count } = errors;
    git('checkout', '--quiet', 'main');
    await expect(link).toHaveCount(0);
    git('checkout', '--quiet', 'questions');
    await expect(link).toBeVisible();
    addFault();
    await expect(overlay).toContainText(fault);
    expect(errors.slice(count)).toEqual([expect.stringContaining(`${faq}: ${fault}`)]);
  });
  await developing.close();
});
