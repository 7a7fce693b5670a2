import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownProduct } from '#admin/ownProduct.ts';
import { faq } from '#admin/resources/faq.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { renderScreens } from '#tests/support/renderAdmin.tsx';

const answerFrom = (calls: string[]) =>
  (async ({ call }: Endpoint) => {
    calls.push(call);
    return { data: [{ id: 1, question: 'Is it free?', answer: 'Yes.' }], message: '' };
  }) as ApiCall;

const readOnly = {
  ...ownProduct,
  endpoints: { faq: { list: { call: 'GET /other/questions' } } },
  resources: [faq],
  dashboard: undefined,
} as const;

test('a dashboard of other parts has their menu and their calls, and offers what their table has', async () => {
  const calls: string[] = [];
  const { user } = await renderScreens({ product: readOnly, call: answerFrom(calls), path: '/faq' });
  await screen.findByText('Is it free?');
  await user.click(screen.getByText('Settings'));

  expect(calls).toEqual(['GET /other/questions']);
  expect(screen.queryByText('Add Frequently Asked Question')).toBeNull();
  expect(screen.queryByText('Statistics')).toBeNull();
  expect(screen.queryByText('User Management')).toBeNull();
  expect(screen.queryByText('Change Password')).toBeNull();
});

test('every icon of the menu comes with the first screen', () => {
  const inMenu = ownProduct.resources.flatMap(({ menu }) => menu?.icon ?? []);

  expect(Object.keys(ownProduct.icons ?? {})).toEqual(expect.arrayContaining(inMenu));
});
