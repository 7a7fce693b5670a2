import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { formatDay } from '#admin/engine/fields/date/calendar.ts';
import { dateTime } from '#admin/engine/fields/date/date.tsx';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText } from '#admin/engine/fields/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { valueAt } from '#api/values.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { exampleRow } from './exampleRow.ts';
import type { Screen } from './openScreen.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** The title of the n-th row in a list. Other titles have columns of their own. */
export function titleOf(tested: TestedProduct, definition: AnyResource, n: number, text: Screen['text']) {
  const { fields } = definition;
  const [title] = titlesOf(definition);
  const row = exampleRow(tested, definition, n);
  const field = fields[title];
  const value = field?.kind === 'person' && field.whose === 'record' ? row : valueAt(row, title);
  if (field?.kind === 'dateTime') return dateTime.toText(row, { source: title }, plainFormatContext);
  if (field?.kind === 'choice') return text.choice(title, String(value));
  if (field?.kind === 'date') return formatDay(String(value));
  if (field?.kind === 'computed') return fieldText(definition, row, title, plainFormatContext);
  return String(typeof value === 'string' ? value : valueAt(value, 'name'));
}

/** The name of the n-th row on its page: all of its titles. */
export function nameOf(tested: TestedProduct, definition: AnyResource, n: number, text: Screen['text']) {
  const names = titlesOf(definition).map((title) => titleOf(tested, { ...definition, title }, n, text));
  return names.join(' · ');
}

/** The text of an element without that of the elements in it. */
const ownText = ({ childNodes }: Node) =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

/** True for a text on the page, or the value of an input. `queryAllByText` would compare it with every element at each change. */
function isShown(text: string) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentNode } = texts.currentNode;
    if (parentNode && text.startsWith(nodeValue ?? '') && ownText(parentNode) === text) return true;
  }
  const times = [...document.querySelectorAll('time')];
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return times.some(({ textContent }) => textContent === text) || inputs.some(({ value }) => value === text);
}

export const findTitle = (title: string) => waitFor(() => expect(isShown(title), title).toBe(true));

export const expectNoTitle = (title: string) => waitFor(() => expect(isShown(title), title).toBe(false));

/** Waits for the last element that a selector finds, which is the one on top. */
const findLast = (selector: string) =>
  waitFor(() => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  });

const dialogs = '[role=alertdialog], [role=dialog]';

/** The dialog on top: a form, or a question. */
export const findDialog = () => findLast(dialogs);

export const expectNoDialog = () => waitFor(() => expect(document.querySelector(dialogs)).toBeNull());

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Finds a button by its name. `findByRole` would take a third of the suite's time. */
export const findButton = (label: string | RegExp, container: Element = document.body) =>
  waitFor(() => {
    const buttons = [...container.querySelectorAll<HTMLElement>('button, [role=button], [role=menuitem]')];
    const found = buttons.find((button) =>
      typeof label === 'string' ? labelOf(button) === label : label.test(labelOf(button)),
    );
    if (!found) throw new Error(`There is no button ${label}`);
    return found;
  });

const startingWith = (label: string) => new RegExp(`^${label}`);

/** Presses what the first row offers under this label, behind its menu or as an icon. */
export async function pressRowAction({ list, parent }: AnyResource, { t, text }: Screen, label: string) {
  const rows = parent ? await findLast(`section[aria-label="${text.title()}"]`) : document.body; // the page around them has actions, too
  const menu = t('actions.menu', { name: '' });
  if (list.actions === 'icons') return void fireEvent.click(await findButton(startingWith(label), rows));
  fireEvent.click(await findButton(startingWith(menu), rows));
  fireEvent.click(await findButton(label, await findLast('[role=menu]')));
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());
}

/** The text of the file that a press of a button saves. */
export async function savedText(press: () => void | Promise<void>) {
  const saved = catchDownloads();
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]?.text ?? '';
}
