import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { formatDay } from '#admin/engine/fields/date/calendar.ts';
import { dateTime } from '#admin/engine/fields/date/date.tsx';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { partId } from '#admin/engine/ui/PageTitle.tsx';
import { valueAt } from '#api/values.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { exampleRow } from './exampleRow.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** The title of the n-th row on screen. */
export function titleOf(tested: TestedProduct, definition: AnyResource, n: number) {
  const { fields, title } = definition;
  const row = exampleRow(tested, definition, n);
  const field = fields[title];
  const value = field?.kind === 'person' && field.whose === 'record' ? row : valueAt(row, title);
  if (field?.kind === 'dateTime') return dateTime.toText(row, { source: title }, plainFormatContext);
  if (field?.kind === 'date') return formatDay(String(value));
  return String(typeof value === 'string' ? value : valueAt(value, 'name'));
}

/** The elements with a text, and the inputs with that value. */
const elementsWith = (text: string) => [
  ...screen.queryAllByText(
    (own, element) => own === text || (element instanceof HTMLTimeElement && element.textContent === text),
  ),
  ...screen.queryAllByDisplayValue(text),
];

export const findTitle = (title: string) => waitFor(() => expect(elementsWith(title)).not.toEqual([]));

export const expectNoTitle = (title: string) => waitFor(() => expect(elementsWith(title)).toEqual([]));

/** Expects an alert on the screen with the text. */
export const expectAlert = (text: string) =>
  waitFor(() =>
    expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join()).toContain(
      text,
    ),
  );

/** The dialog on top: a form, or a question. */
export const findDialog = () =>
  waitFor(() => {
    const [dialog] = [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];
    if (!dialog) throw new Error('There is no dialog');
    return dialog;
  });

export const expectNoDialog = () =>
  waitFor(() => expect([...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')]).toEqual([]));

const startingWith = (label: string) => (name: string) => name.startsWith(label);

/** The part of a record's page with this name. */
const findPart = (name: string) =>
  waitFor(() => {
    const part = document.getElementById(partId(name));
    if (!part) throw new Error(`The page has no part ${name}`);
    return part;
  });

/** Presses what the first row offers under this label, behind its menu or as an icon. */
export async function pressRowAction({ name, list, parent }: AnyResource, menu: string, label: string) {
  const rows = parent ? within(await findPart(name)) : screen; // the page around them has actions, too
  if (list.actions === 'icons') {
    const [icon] = await rows.findAllByRole('button', { name: startingWith(label) });
    if (icon) fireEvent.click(icon);
    return;
  }
  const [button] = await rows.findAllByRole('button', { name: startingWith(menu) });
  if (button) fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The text of the file that a press of a button saves. */
export async function savedText(press: () => void | Promise<void>) {
  const saved = catchDownloads();
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]?.text ?? '';
}
