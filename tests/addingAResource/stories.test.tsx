import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toResource } from '#admin/engine/shell/toResource.tsx';
import { resources } from '#admin/resources/resources.ts';
import { createClient } from '#api/createClient.ts';
import { expectLoggedFailure, renderScreens } from '#tests/support/renderAdmin.tsx';
import './storyFixtures.ts';
import { startStoryServer } from './storyServer.ts';

let server: Awaited<ReturnType<typeof startStoryServer>>;

beforeEach(async () => {
  server = await startStoryServer([
    { id: 1, title: 'Two umbrellas', text: 'It rained.' },
    { id: 2, title: 'The last train', text: 'He missed it, "luckily".' },
    { id: 3, title: 'Kimchi for two', text: '두 사람' },
  ]);
});

afterEach(() => server.stop());

/** The whole dashboard, as it stands with the three additions. */
const open = (path: string) =>
  renderScreens({
    call: createClient({ base: server.base, token: () => server.token, language: () => 'en' }),
    screens: resources.map(toResource),
    path,
  });

const titles = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);

test('the menu leads to the stories, and the list shows them page by page', async () => {
  const { user } = await open('/stories');
  await screen.findByText('Two umbrellas');

  expect(screen.getByRole('heading', { name: 'Stories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Showing 1 to 2 of 3 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2' }));

  await screen.findByText('Kimchi for two');
  expect(titles()).toEqual(['Kimchi for two']);
});

test('a new story reaches the server and the list', async () => {
  const { user, router } = await open('/stories?page=2');
  await screen.findByText('Kimchi for two');
  await user.click(screen.getByRole('link', { name: 'Add Story' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Story' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'A dog in common');
  await user.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'It was his.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Story created successfully')).toBeVisible();
  expect(await screen.findByText('A dog in common')).toBeVisible();
  expect(server.stories.at(-1)).toEqual({ id: 4, title: 'A dog in common', text: 'It was his.' });
  expect(router.state.location).toMatchObject({ pathname: '/stories', search: '?page=2' });
});

test('a story is changed, and a refusal stands at the field it concerns', async () => {
  const { user } = await open('/stories');
  await user.click(await screen.findByRole('link', { name: 'Edit Two umbrellas' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Untitled');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('A story needs a title of its own')).toBeVisible();
  expectLoggedFailure();
  await user.clear(title);
  await user.type(title, 'One umbrella');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Story updated successfully')).toBeVisible();
  expect(await screen.findByText('One umbrella')).toBeVisible();
  expect(server.stories[0]).toEqual({ id: 1, title: 'One umbrella', text: 'It rained.' });
});

test('the last story of the last page is deleted after a question, and the page before it is shown', async () => {
  const { user, router } = await open('/stories?page=2');
  await user.click(await screen.findByRole('button', { name: 'Delete Kimchi for two' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Story' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete Kimchi for two?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('The story is gone')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Two umbrellas', 'The last train']));
  expect(server.stories.map(({ id }) => id)).toEqual([1, 2]);
  expect(router.state.location.search).not.toContain('page=2');
});

test('the search looks through the fields that the definition names', async () => {
  const { user } = await open('/stories');
  await screen.findByText('Two umbrellas');
  await user.type(screen.getByRole('searchbox', { name: 'Search stories...' }), 'luckily');

  expect(titles()).toEqual(['The last train']);
});

test('the export holds the declared columns of the page under the declared name', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await open('/stories');
  await screen.findByText('Two umbrellas');
  await user.click(screen.getByRole('button', { name: 'Export Stories' }));

  await waitFor(() => expect(names).toEqual(['stories.csv']));
  expect(await files[0]?.text()).toBe(
    '"Title","Text"\r\n"Two umbrellas","It rained."\r\n"The last train","He missed it, ""luckily""."',
  );
});

test('the example in the documentation is the one that is tested here', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const guide = read('../../docs/adding-a-resource.md');
  const entries = ['storyTables.ts', 'storyFixtures.ts'].flatMap((file) =>
    read(file).match(/^ {2}stories: \{\n.*?^ {2}\},\n/gms),
  );

  expect(guide).toContain(read('stories.ts').replace('./storyTables.ts', '#admin/defineResource.ts'));
  expect(guide).toContain(/^type Story.*$/m.exec(read('storyTables.ts'))?.[0]);
  expect(entries.map((entry) => guide.includes(String(entry)))).toEqual([true, true]);
});
