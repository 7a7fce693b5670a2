import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { gif, png } from '#tests/support/images.ts';
import { expect, test } from '#tests/support/test.ts';

const pngFile = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) };
const gifFile = { name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from(gif) };
const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') };

const lists = '**/api/admin/app/category/list/interest';

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link', { name: `Edit ${name}` }) });

const imageOf = (page: Page, name: string) => rowOf(page, name).getByRole('img', { name: 'Image' });

const picker = (page: Page) => page.getByLabel(/image or drop it here/);

async function dropFile(page: Page, file: typeof pngFile) {
  const dropped = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { bytes: [...file.buffer], name: file.name, type: file.mimeType },
  );
  await picker(page).dispatchEvent('drop', { dataTransfer: dropped });
}

test('the category screen is titled Interest Categories and shows an image with Edit and Delete for each', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/category');

  await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();
  await expect(imageOf(page, 'Hiking')).toBeVisible();
  expect(await imageOf(page, 'Hiking').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Delete Hiking' })).toBeVisible();
  await expectAccessible(page);
});

test('3 skeleton rows stand for categories that are on their way', async ({ page, signIn }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lists, async (route) => {
    await held;
    await route.continue();
  });
  await signIn('/dashboard/category');

  await expect(page.locator('[data-skeleton-row]')).toHaveCount(3);
  answer();
  await expect(page.getByRole('link', { name: 'Edit Hiking' })).toBeVisible();
  await expect(page.locator('[data-skeleton-row]')).toHaveCount(0);
});

test('a category is added with a name and an image that was chosen by click', async ({ page, signIn }) => {
  await signIn('/dashboard/category');
  await page.getByRole('link', { name: 'Add Category' }).click();
  await expect(page).toHaveURL(/\/dashboard\/category\/create$/);
  const dialog = page.getByRole('dialog', { name: 'Add Category' });

  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Choose an image or drop it here').click();
  await (await chooser).setFiles(pngFile);
  await expect(dialog.getByRole('img', { name: 'Preview of the image' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Category' }).fill('Stargazing');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/dashboard\/category$/);
  await expect(imageOf(page, 'Stargazing')).toBeVisible();
});

test('an image can be dropped, and its preview removed', async ({ page, signIn }) => {
  await signIn('/dashboard/category/create');
  await dropFile(page, pngFile);
  await expect(page.getByRole('img', { name: 'Preview of the image' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove image' }).click();

  await expect(page.getByRole('img', { name: 'Preview of the image' })).toBeHidden();
  await expect(picker(page)).toBeFocused();
});

test('only image files are taken, and a message says so', async ({ page, signIn }) => {
  await signIn('/dashboard/category/create');
  await picker(page).setInputFiles(textFile);

  await expect(page.getByRole('alert')).toHaveText('That is not an image. Choose an image file.');
  await expect(page.getByRole('img', { name: 'Preview of the image' })).toBeHidden();
  await expectAccessible(page);

  await dropFile(page, textFile);
  await expect(page.getByRole('alert')).toHaveText('That is not an image. Choose an image file.');

  await picker(page).setInputFiles(pngFile);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a file that only calls itself an image is refused by the server, at its field', async ({ page, signIn }) => {
  await signIn('/dashboard/category/create');
  await page.getByRole('textbox', { name: 'Category' }).fill('Not a picture');
  await picker(page).setInputFiles({ ...textFile, mimeType: 'image/png' });
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('group', { name: 'Image' }).getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Not a picture');
});

test('a name of blanks cannot be saved', async ({ page, signIn }) => {
  await signIn('/dashboard/category/create');
  await page.getByRole('textbox', { name: 'Category' }).fill('   ');

  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('an edit keeps, replaces or clears the image', async ({ page, signIn, callApi }, { project }) => {
  const name = `Pottery on ${project.name}`;
  await callApi('POST', '/admin/app/category/create', { name, type: 'interest' });
  await signIn('/dashboard/category');
  const edit = () => page.getByRole('link', { name: `Edit ${name}` }).click();
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/dashboard\/category$/);
  };
  await expect(imageOf(page, name)).toHaveCount(0);

  await edit();
  await picker(page).setInputFiles(pngFile);
  await save();
  await expect(imageOf(page, name)).toBeVisible();
  const first = await imageOf(page, name).getAttribute('src');

  await edit();
  await page.getByRole('textbox', { name: 'Category' }).fill(`${name}!`);
  await save();
  await expect(page.getByText(`${name}!`)).toBeVisible();
  await expect(imageOf(page, `${name}!`)).toHaveAttribute('src', first ?? '');

  await page.getByRole('link', { name: `Edit ${name}!` }).click();
  await picker(page).setInputFiles(gifFile);
  await save();
  await expect(imageOf(page, `${name}!`)).not.toHaveAttribute('src', first ?? '');

  await page.getByRole('link', { name: `Edit ${name}!` }).click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await save();
  await expect(rowOf(page, `${name}!`)).toContainText('Not given');
});

test('the delete confirmation names the category and says it cannot be undone', async ({ page, signIn, callApi }) => {
  await callApi('POST', '/admin/app/category/create', { name: 'Fencing', type: 'interest' });
  await signIn('/dashboard/category');
  await page.getByRole('button', { name: 'Delete Fencing' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Category' });

  await expect(dialog).toContainText('Are you sure you want to delete Fencing? This action cannot be undone.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Fencing' })).toBeHidden();
});

const refusal = { status: 500, json: { status: false, data: null, message: '' } };

test('categories that are refused say Failed to fetch category, those out of reach Error fetching categories', async ({
  page,
  signIn,
}) => {
  await page.route(lists, (route) => route.fulfill(refusal));
  await signIn('/dashboard/category');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch category');

  await page.unroute(lists);
  await page.route(lists, (route) => route.abort());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Error fetching categories: The server cannot be reached.');
  await expectAccessible(page);

  await page.unroute(lists);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Edit Hiking' })).toBeVisible();
});

const changes = [
  { call: 'create', path: '/create', refused: 'Failed to create category', broken: 'Error creating categories: ' },
  { call: 'update', path: '/1', refused: 'Failed to update category', broken: 'Error updating categories: ' },
];

for (const { call, path, refused, broken } of changes) {
  test(`a failed ${call} says ${refused} or ${broken}…, and keeps what was typed`, async ({ page, signIn }) => {
    const url = `**/api/admin/app/category/${call}`;
    await signIn(`/dashboard/category${path}`);
    await page.getByRole('textbox', { name: 'Category' }).fill('Kites');

    await page.route(url, (route) => route.fulfill(refusal));
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert').filter({ hasText: refused })).toBeVisible();

    await page.unroute(url);
    await page.route(url, (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: broken })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Kites');
  });
}

test('a failed delete says Failed to delete category or Error deleting categories, and stays open', async ({
  page,
  signIn,
}) => {
  const url = '**/api/admin/app/category/delete/*';
  await signIn('/dashboard/category');
  await page.getByRole('button', { name: 'Delete Cooking' }).click();
  const dialog = page.getByRole('alertdialog');

  await page.route(url, (route) => route.fulfill(refusal));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete category');

  await page.unroute(url);
  await page.route(url, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error deleting categories: ');
});
