import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import type { AnyAction } from '#admin/schema/Action.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { ErrorText } from '#admin/schema/texts.ts';
import { supports } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { rowId } from './resourceServer.ts';

export type Translate = (key: AdminKey) => string;

type Case = { name: string; definition: AnyResource; path: string; operation: string; text: ErrorText };

/** Something that is asked for when its address is opened. */
export type Read = Case & {
  /** The button that asks again. */
  retry: AdminKey;
  /** What is said in place of the failure when there is an answer but nothing in it. */
  none?: AdminKey;
  /** Nothing is asked for as long as the row is on the page behind. */
  isApartFromList?: true;
};

/** Something that a person does. */
export type Write = Case & {
  /** The labels of what is typed. */
  typed: AdminKey[];
  /** Goes as far as the button that sends it. */
  prepare: (user: UserEvent, t: Translate) => Promise<HTMLElement>;
};

const pageReads = (definition: AnyResource): Read[] => {
  const { name, texts, detailPage: page } = definition;
  const list = { definition, operation: 'list', text: texts.failed } as const;
  return [
    { ...list, name: `the list of ${name}`, path: `/${name}`, retry: texts.retry ?? 'actions.retry' },
    ...(page
      ? [
          {
            name: `the page of one of ${name}`,
            definition,
            path: `${page.path}/${rowId}`,
            operation: 'one' as const,
            text: page.texts.failed,
            none: page.texts.none,
            retry: 'actions.retry' as const,
          },
        ]
      : []),
  ];
};

/** Dialogs that were reached by a link. */
const dialogReads = (definition: AnyResource): Read[] => {
  const { name, texts, form, detailDialog } = definition;
  const { view, edit } = dialogPaths(name);
  const paths = [
    ...(detailDialog ? [view(rowId)] : []),
    ...(form && supports(endpoints, name, 'update') ? [edit(rowId)] : []),
  ];
  return paths.map((path) => ({
    name: `the dialog at ${path}`,
    definition,
    path,
    operation: supports(endpoints, name, 'one') ? 'one' : 'list',
    text: texts.failed,
    retry: 'actions.retry',
    isApartFromList: true,
  }));
};

const formWrites = (definition: AnyResource): Write[] => {
  const { name, form } = definition;
  if (!form) return [];
  const typed = fieldsOn(definition, 'form')
    .filter(({ kind }) => kind !== 'image')
    .map(({ label }) => label);
  const prepare = (_: UserEvent, t: Translate) => screen.findByRole('button', { name: t('actions.save') });
  const common = { definition, typed, prepare };
  const { create, edit } = dialogPaths(name);
  const writes: Write[] = [
    { ...common, name: `adding to ${name}`, path: create, operation: 'create', text: form.createFailed },
    { ...common, name: `editing one of ${name}`, path: edit(rowId), operation: 'update', text: form.updateFailed },
  ];
  return writes.filter(({ operation }) => supports(endpoints, name, operation));
};

/** Opens what the list offers for its only row, chooses and leaves the confirmation to be confirmed. */
const chooseAction =
  ({ list }: AnyResource, action: AnyAction, label: AdminKey, ofRow: AdminKey) =>
  async (user: UserEvent, t: Translate) => {
    if (list.actions === 'menu') {
      await user.click(await screen.findByRole('button', { name: startOf(t('actions.menu')) }));
      await user.click(await screen.findByRole('menuitem', { name: t(label) }));
    } else await user.click(await screen.findByRole('button', { name: startOf(t(ofRow)) }));
    if (!action.confirm) throw new Error('Without a confirmation there is no button that sends it');
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: t(label) });
  };

const startOf = (label: string) => new RegExp(`^${label.replace(/%\{.*/, '')}`);

const rowWrites = (definition: AnyResource): Write[] => {
  const { name, list, actions = {}, texts } = definition;
  return (['close', 'delete'] as const).flatMap((operation) => {
    const action = actions[operation];
    if (!action || !supports(endpoints, name, operation)) return [];
    return {
      name: `${operation} in ${name}`,
      definition,
      path: `/${name}${list.segments && action.when ? `?${list.segments.filter}=${action.when}` : ''}`,
      operation,
      text: action.failure ?? texts.failed,
      typed: [],
      prepare: chooseAction(definition, action, `actions.${operation}`, `actions.${operation}Row`),
    };
  });
};

/** Everything of a resource that is asked for, as its declaration says. */
export const readsOf = (definition: AnyResource) =>
  [...pageReads(definition), ...dialogReads(definition)].filter(({ operation }) =>
    supports(endpoints, definition.name, operation),
  );

/** Everything that can be done with a resource, as its declaration says. */
export const writesOf = (definition: AnyResource) => [...formWrites(definition), ...rowWrites(definition)];
