import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { ApiError } from '#api/ApiError.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, type Respond, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

/** Reverses the words after it, until the end of its line. */
const override = '\u202E';

/** Ends the isolate around the name, and then reverses the words. */
const name = `Ana\u2069${override}gro.elpmaxe`;

const ana = { id: 1, uuid: 'u1', name, email: 'ana@example.com', created_at: '2026-01-02T03:04:05Z', location: 'Lund' };

const isolates = /\u2068[^\u2066-\u2069]*\u2069/g;

/** Inline elements let an override in one text reach the texts beside it. */
const inline = ['SPAN', 'A', 'MARK', 'EM', 'STRONG'];

/** True if the text fills its block, or an element that isolates it. */
function isAlone(text: Node): boolean {
  const { parentElement: parent } = text;
  if (!parent || parent.localName === 'bdi') return true;
  const others = [...parent.childNodes].filter((node) => node !== text && node.nodeType === Node.TEXT_NODE);
  return others.every(({ textContent }) => !textContent?.trim());
}

/** The texts and attributes in which the override can change more than the name. */
function unsafeTexts() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { currentNode } = nodes;
    const { textContent, parentElement } = currentNode;
    const isValue = textContent === name && (isAlone(currentNode) || !inline.includes(parentElement?.tagName ?? ''));
    if (!isValue && textContent) texts.push(textContent);
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  const all = [document.title, ...texts, ...attributes.filter((text) => text !== name)];
  return all.filter((text) => text.replace(isolates, '').includes(override));
}

test('a direction override stays within its name, in rows, menus, questions, toasts and bulk actions', async () => {
  const definition: AnyResource = { ...preLaunch, list: { ...preLaunch.list, bulk: ['delete'] } };
  const respond: Respond = ({ call }) => {
    if (call.includes('delete')) throw new ApiError('refused', { status: 409, message: 'Ana has a ticket' });
    return pageOf([ana]);
  };
  const { user } = await renderAdmin(definition, '/preLaunch', respond);
  const menu = await screen.findByRole('button', { name: /^Actions for/ });
  expect(menu).toHaveAccessibleName(`Actions for \u2068\u2068Ana${override}gro.elpmaxe\u2069, ana@example.com\u2069`);
  expect(unsafeTexts()).toEqual([]);

  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(
    `Are you sure you want to delete \u2068Ana${override}gro.elpmaxe\u2069? This action cannot be undone.`,
  );
  expect(unsafeTexts()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Ana has a ticket');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  await user.click(await screen.findByRole('checkbox', { name: /^Select.*Ana/ }));
  const bar = screen.getByRole('group', { name: 'Selection' });
  await user.click(await within(bar).findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ana has a ticket'));
  expect(unsafeTexts()).toEqual([]);
  expectLoggedFailure();
});

test('a direction override stays within its name in the title of the tab, on a page and in the search of everything', async () => {
  const respond: Respond = ({ call }) => {
    if (call === 'POST /admin/user/list') return pageOf([ana]);
    if (call === 'GET /admin/users/detail/{id}') return ana;
    return call.includes('list') ? { ...pageOf([]), next: null } : null;
  };
  const { user } = await renderProduct(extendedProduct, '/user-detail/u1', respond);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toMatch(/^\u2068Ana/));
  expect(unsafeTexts()).toEqual([]);

  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  await user.type(await screen.findByRole('combobox', { name: 'Screens, actions, people and more' }), 'anagro');
  await screen.findByRole('option', { name: /^Ana/ });
  expect(unsafeTexts()).toEqual([]);
});
