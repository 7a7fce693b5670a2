import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import type { AnyResource, ErrorText, RowAction } from '#admin/schema/defineResource.ts';
import { type Operation, supports } from '#api/endpoints.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { rowId } from './answers.ts';

export type Word = (key: AdminKey) => string;

type Situation = { name: string; definition: AnyResource; path: string; operation: Operation; says: ErrorText };

/** Something that is asked for when its address is opened. */
export type Load = Situation & {
  /** The button that asks again. */
  retry: AdminKey;
  /** What is said in place of the failure when there is an answer but nothing in it. */
  none?: AdminKey;
  /** Nothing is asked for as long as the row is on the page behind. */
  isApartFromList?: true;
};

/** Something that a person does. */
export type Deed = Situation & {
  /** The labels of what is typed. */
  typed: AdminKey[];
  /** Goes as far as the button that sends it. */
  prepare: (user: UserEvent, word: Word) => Promise<HTMLElement>;
};

const pageLoads = (definition: AnyResource): Load[] => {
  const { name, texts, detailPage: page } = definition;
  const list = { definition, operation: 'list', says: texts.failed } as const;
  return [
    { ...list, name: `the list of ${name}`, path: `/${name}`, retry: texts.retry ?? 'actions.retry' },
    ...(page
      ? [
          {
            name: `the page of one of ${name}`,
            definition,
            path: `${page.path}/${rowId}`,
            operation: 'one' as const,
            says: page.texts.failed,
            none: page.texts.none,
            retry: 'actions.retry' as const,
          },
        ]
      : []),
  ];
};

/** Dialogs that were reached by a link. */
const dialogLoads = (definition: AnyResource): Load[] => {
  const { name, texts, form, detailDialog: detail } = definition;
  const { view, edit } = dialogPaths(name);
  const paths = [...(detail ? [view(rowId)] : []), ...(form && supports(name, 'update') ? [edit(rowId)] : [])];
  return paths.map((path) => ({
    name: `the dialog at ${path}`,
    definition,
    path,
    operation: supports(name, 'one') ? 'one' : 'list',
    says: texts.failed,
    retry: 'actions.retry',
    isApartFromList: true,
  }));
};

const formDeeds = (definition: AnyResource): Deed[] => {
  const { name, form } = definition;
  if (!form) return [];
  const typed = fieldsOn(definition, 'form')
    .filter(({ kind }) => kind !== 'image')
    .map(({ label }) => label);
  const prepare = (_: UserEvent, word: Word) => screen.findByRole('button', { name: word('actions.save') });
  const common = { definition, typed, prepare };
  const { create, edit } = dialogPaths(name);
  const deeds: Deed[] = [
    { ...common, name: `adding to ${name}`, path: create, operation: 'create', says: form.createFailed },
    { ...common, name: `editing one of ${name}`, path: edit(rowId), operation: 'update', says: form.updateFailed },
  ];
  return deeds.filter(({ operation }) => supports(name, operation));
};

/** Opens what the list offers for its only row, chooses and leaves the confirmation to be confirmed. */
const chooseAction =
  ({ list }: AnyResource, action: RowAction, label: AdminKey, ofRow: AdminKey) =>
  async (user: UserEvent, word: Word) => {
    if (list.actions === 'menu') {
      await user.click(await screen.findByRole('button', { name: startOf(word('actions.menu')) }));
      await user.click(await screen.findByRole('menuitem', { name: word(label) }));
    } else await user.click(await screen.findByRole('button', { name: startOf(word(ofRow)) }));
    if (!action.confirm) throw new Error('Without a confirmation there is no button that sends it');
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: word(label) });
  };

const startOf = (label: string) => new RegExp(`^${label.replace(/%\{.*/, '')}`);

const rowDeeds = (definition: AnyResource): Deed[] => {
  const { name, list, rowActions = {}, texts } = definition;
  return (['close', 'delete'] as const).flatMap((operation) => {
    const action = rowActions[operation];
    if (!action || !supports(name, operation)) return [];
    return {
      name: `${operation} in ${name}`,
      definition,
      path: `/${name}${list.segments && action.when ? `?${list.segments.filter}=${action.when}` : ''}`,
      operation,
      says: action.failure ?? texts.failed,
      typed: [],
      prepare: chooseAction(definition, action, `actions.${operation}`, `actions.${operation}Row`),
    };
  });
};

/** Everything of a resource that is asked for, as its declaration says. */
export const loadsOf = (definition: AnyResource) =>
  [...pageLoads(definition), ...dialogLoads(definition)].filter(({ operation }) =>
    supports(definition.name, operation),
  );

/** Everything that can be done with a resource, as its declaration says. */
export const deedsOf = (definition: AnyResource) => [...formDeeds(definition), ...rowDeeds(definition)];
