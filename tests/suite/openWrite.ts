import { fireEvent, screen, waitFor } from '@testing-library/react';
import { set } from 'react-hook-form';
import { expect } from 'vitest';
import { variantOf } from '#admin/engine/fields/otherProducts/varying.tsx';
import { isShown } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Values, valueAt } from '#api/values.ts';
import { createApiServer } from './createApiServer.ts';
import { type ExampleField, kinds } from './kinds.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { expectNoDialog, findButton } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';
import type { Write } from './writesOf.ts';

export type Typed = { field: ExampleField; value: unknown }[];

/** Types an example into every field that is shown, one after the other. */
export async function typeExamples(
  { fields, start, n }: Write,
  form: HTMLElement,
  { text, server, user }: Screen,
): Promise<Typed> {
  const values: Values = structuredClone(start);
  const typed: Typed = [];
  for (const field of fields) {
    if (!isShown(field, values)) continue;
    const type = field.names === 'resource' ? undefined : field.names;
    const named = type && new Intl.DisplayNames('en', { type });
    const option = (value: unknown) => named?.of(String(value)) ?? text.choice(field.source, String(value));
    const before = valueAt(values, field.source);
    const typing = { user, form, label: text.label(field.source), option, before };
    const { source, kindFrom, kinds: variants, choicesFrom } = field;
    const shown: ExampleField =
      kindFrom && variants
        ? { ...field, ...variantOf(values, { source, kindFrom, kinds: variants, choicesFrom }) }
        : field;
    const value = await kinds[shown.kind].type?.(typing, shown, n, (to) => server.keyOf(to, 1));
    set(values, field.source, value);
    typed.push({ field, value });
  }
  return typed;
}

/** Leaves the page, which sends the delayed action. Its dialog is closed before. */
async function leave({ t }: Screen) {
  await expectNoDialog();
  await screen.findByText(t('shortcuts.undo'));
  fireEvent(window, new Event('pagehide'));
}

/** Opens the screen on which something is done. Returns what opens its form, and what sends it. */
export async function openWrite(tested: TestedProduct, definition: AnyResource, write: Write) {
  const server = createApiServer(tested);
  if (write.row) server.change(definition.name, write.row);
  const at = await openScreen(tested, definition, write.path, server);
  const open = async () => {
    const form = await write.open(at);
    // Inputs of some kinds are downloaded when their form opens.
    if (form) await waitFor(() => expect(form.querySelector('.MuiSkeleton-root')).toBeNull());
    else if (write.isDelayed) await leave(at);
    return form;
  };
  const press = async (form: HTMLElement) => {
    const button = await findButton(write.button(at), form);
    await waitFor(() => expect(button).toBeEnabled()); // nothing can be saved before something is typed
    fireEvent.click(button);
    if (write.isDelayed) await leave(at);
  };
  return { at, server, open, press };
}
