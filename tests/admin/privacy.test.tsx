import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import { maskedText, plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldCells, fieldText } from '#admin/engine/fields/recordText.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { isRecord } from '#api/values.ts';
import { testedProduct } from '#tests/resources/testedExtensions.ts';
import { exampleRow } from '#tests/suite/exampleRow.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const user = { name: 'Ada', email: 'ada@example.com', profile_picture: 'people/ada.webp' };
const openCase = {
  id: 1,
  user,
  hours: 3,
  due: 'inTime',
  state: 'open',
  reports: 1,
  shot_1: 'people/shot.webp',
  location: 'Lund',
};
const ada = { uuid: 'u1', ...user, created_at: '2026-01-02T03:04:05Z' };

const emptyPage = { data: [], per_page: 25, next: null };
const responses: Record<string, unknown> = {
  'GET /admin/moderation/case/list': { ...emptyPage, data: [openCase] },
  'GET /admin/moderation/case/detail/{id}': openCase,
  'POST /admin/user/list': pageOf([ada]),
  'POST /admin/app/pre/list': pageOf([{ ...ada, id: 1, name: null }]),
  'GET /admin/users/detail/{id}': ada,
  'GET /admin/account': { id: 1, email: 'ada@example.com', role: 'admin', second_factor: 'off', recovery_codes: null },
  'GET /admin/account/session/list': [],
};
const respond: Respond = ({ call }) => responses[call] ?? (call.endsWith('/list') ? emptyPage : null);

const blurred = () => [...document.querySelectorAll('[inert] img')];

test('a sensitive picture is blurred until the administrator shows it, and is then unblurred on every screen', async () => {
  await renderProduct(extendedProduct, '/cases', respond);
  const show = await screen.findByRole('button', { name: 'Show the picture: Ada' });
  expect(blurred()).toHaveLength(1);
  await expectAccessibleDom(screen.getByRole('main'));

  fireEvent.click(show);
  await waitFor(() => expect(blurred()).toHaveLength(0));
  fireEvent.click(screen.getByRole('link', { name: 'Ada' }));
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  const photo = await screen.findByRole('button', { name: 'Show the picture: Photo 1 of 1 of Ada' });
  expect(blurred()).toHaveLength(1); // an inert picture cannot be opened
  fireEvent.click(photo);
  await waitFor(() => expect(blurred()).toHaveLength(0));
  expect(document.activeElement).toContainElement(screen.getByAltText('Photo 1 of 1 of Ada'));
  expect(document.body).not.toHaveFocus();
});

test('an administrator chooses blurring and masking', async () => {
  const { user: pointer } = await renderProduct(extendedProduct, '/users', respond);
  await screen.findByText('ada@example.com');
  await pointer.click(screen.getByRole('button', { name: 'Settings' }));
  await pointer.click(await screen.findByRole('link', { name: 'Account and display' }));
  await pointer.click(await screen.findByRole('switch', { name: 'Mask names, emails and locations' }));
  await expectAccessibleDom(screen.getByRole('main'));
  await pointer.click(screen.getByRole('link', { name: 'User Management' }));
  expect(await screen.findByRole('link', { name: '•••' })).toBeVisible();
  expect(screen.queryByText('ada@example.com')).toBeNull();
});

test('a masked value, also the email that replaces a missing name, can be shown for ten seconds, and is in no title or button name', async () => {
  localStorage.setItem('RaStorepreferences.personal', '"masked"');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderProduct(extendedProduct, '/preLaunch', respond);
  for (const next of [
    () => screen.findByRole('link', { name: 'User Management' }),
    () => screen.findByRole('link', { name: '•••' }),
  ]) {
    expect(await screen.findByRole('button', { name: 'Actions for •••' })).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/ada/i);
    fireEvent.click(await screen.findByRole('button', { name: 'Show for ten seconds' }));
    expect(await screen.findByText('ada@example.com')).toBeVisible();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('ada@example.com')).toBeNull();
    fireEvent.click(await next());
    await screen.findByRole('heading', { level: 1 });
  }
  await screen.findByRole('heading', { level: 1, name: '•••' });
});

/** Every field that a definition declares, by its name: in tabs, headers and dialogs, too. */
const declaredFields = (value: unknown, name = ''): [string, Record<string, unknown>][] => {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap((each) => declaredFields(each)) : [];
  const inner = Object.entries(value).flatMap(([key, each]) => declaredFields(each, key));
  return typeof value.kind === 'string' ? [[name, value], ...inner] : inner;
};

test('a field that says where a person is, or who, is masked whatever its kind', () => {
  const declared = [...baseProduct.resources, ...extendedProduct.resources].flatMap((definition) =>
    declaredFields(definition),
  );
  const identifying = declared.filter(([name]) => /location|reported(By|To)$/.test(name));
  expect(identifying.length).toBeGreaterThan(3);
  expect(identifying.filter(([, field]) => !field.personal)).toEqual([]);
});

test('masking hides every email but administrators’, in texts and in exported cells', async () => {
  const format = { ...plainFormatContext, masksPersonalData: true };
  const leaks: string[] = [];
  let masked = 0;
  for (const definition of [...baseProduct.resources, ...extendedProduct.resources]) {
    const { fields, name } = definition;
    const row = exampleRow(testedProduct, definition, 1);
    const columns = exportOf(definition)?.columns.map(({ field }) => field) ?? [];
    for (const source of new Set([...Object.keys(fields), ...columns])) {
      const field = fields[source];
      const texts = [fieldText(definition, row, source, format), ...fieldCells(definition, row, source, format)];
      if (texts.includes(maskedText)) masked += 1;
      if (texts.join().includes('@') && field?.personal !== false) leaks.push(`${name}.${source}`);
    }
  }
  expect(masked).toBeGreaterThan(8);
  expect(leaks).toEqual([]);
});
