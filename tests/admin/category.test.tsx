import { fireEvent, screen, within } from '@testing-library/react';
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

const open = (path: string) => renderAdmin(category, path, ({ call }) => (call.startsWith('GET') ? [hiking] : null));

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
