import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { category } from '#admin/resources/category.ts';
import { png } from '#tests/support/images.ts';
import { renderAdmin } from '#tests/support/renderAdmin.tsx';

const hiking = { id: 1, name: 'Hiking', image: 'categories/1.png', type: 'interest' };
const file = new File([png], 'dot.png', { type: 'image/png' });
const text = new File(['no image'], 'notes.txt', { type: 'text/plain' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'; // jsdom has neither
  URL.revokeObjectURL = () => undefined;
});

const picker = () => screen.findByLabelText<HTMLInputElement>(/image or drop it here/);
const save = () => screen.findByRole('button', { name: 'Save' });

const open = (path: string) => renderAdmin(category, path, ({ call }) => (call.startsWith('GET') ? [hiking] : null));

/** Goes through the form at this address and gives what is sent. */
async function sentBy(path: string, change: (user: Awaited<ReturnType<typeof open>>['user']) => Promise<void>) {
  const { user, calls } = await open(path);
  await change(user);
  await user.click(await save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return calls.find(({ call }) => call.startsWith('POST'))?.values;
}

test('an edit keeps the image as its path, replaces it by a file, or clears it with null', async () => {
  const kept = await sentBy('/category/1', async (user) =>
    user.type(await screen.findByRole('textbox', { name: 'Category' }), '!'),
  );
  expect(kept).toMatchObject({ id: 1, name: 'Hiking!', image: 'categories/1.png' });

  const replaced = await sentBy('/category/1', async (user) => user.upload(await picker(), file));
  expect(replaced).toMatchObject({ id: 1, name: 'Hiking', image: file });

  const cleared = await sentBy('/category/1', async (user) =>
    user.click(await screen.findByRole('button', { name: 'Remove image' })),
  );
  expect(cleared).toMatchObject({ id: 1, name: 'Hiking', image: null });
});

test('only image files are taken, chosen or dropped, and a message says so until one is', async () => {
  const { user } = await open('/category/create');
  fireEvent.drop(await picker(), { dataTransfer: { files: { item: () => text } } });
  const alert = () => within(screen.getByRole('group', { name: 'Image' })).queryByRole('alert');
  expect(alert()).toHaveTextContent('That is not an image. Choose an image file.');
  expect(screen.queryByRole('img', { name: 'Preview of the image' })).toBeNull();

  await user.upload(await picker(), file);
  expect(alert()).toBeNull();

  await userEvent.setup({ applyAccept: false }).upload(await picker(), text);
  expect(alert()).toHaveTextContent('That is not an image. Choose an image file.');
});
