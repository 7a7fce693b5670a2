import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { fieldsOn, hasForm } from '#admin/record/fieldsOn.ts';
import type { AnyAction } from '#admin/schema/Action.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { supports } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { createResourceText, type FailureText } from '#i18n/resourceText.ts';
import { rowId } from './resourceServer.ts';

const { translate } = await loadPolyglot('en');

const wordsOf = ({ name }: AnyResource) => createResourceText(translate, name);

type Case = { name: string; definition: AnyResource; path: string; operation: string; text: FailureText };

/** Something that is asked for when its address is opened. */
export type Read = Case & {
  /** The button that asks again. */
  retry: string;
  /** What is said in place of the failure when there is an answer but nothing in it. */
  none?: string;
  /** Nothing is asked for as long as the row is on the page behind. */
  isApartFromList?: true;
};

/** Something that a person does. */
export type Write = Case & {
  /** The labels of what is typed. */
  typed: string[];
  /** Goes as far as the button that sends it. */
  prepare: (user: UserEvent) => Promise<HTMLElement>;
};

const retry = translate('admin.actions.retry');

const pageReads = (definition: AnyResource): Read[] => {
  const { name, detailPage: page } = definition;
  const words = wordsOf(definition);
  const list = { definition, operation: 'list', text: words.failure('list') } as const;
  return [
    { ...list, name: `the list of ${name}`, path: `/${name}`, retry: words.text('list.retry') },
    ...(page
      ? [
          {
            name: `the page of one of ${name}`,
            definition,
            path: `${page.path}/${rowId}`,
            operation: 'one' as const,
            text: words.failure('show'),
            none: words.text('show.none'),
            retry,
          },
        ]
      : []),
  ];
};

/** Dialogs that were reached by a link. */
const dialogReads = (definition: AnyResource): Read[] => {
  const { name, detailDialog } = definition;
  const { view, edit } = dialogPaths(name);
  const paths = [
    ...(detailDialog ? [view(rowId)] : []),
    ...(hasForm(definition, 'update') && supports(endpoints, name, 'update') ? [edit(rowId)] : []),
  ];
  return paths.map((path) => ({
    name: `the dialog at ${path}`,
    definition,
    path,
    operation: supports(endpoints, name, 'one') ? 'one' : 'list',
    text: wordsOf(definition).failure('list'),
    retry,
    isApartFromList: true,
  }));
};

const formWrites = (definition: AnyResource): Write[] => {
  const { name } = definition;
  const words = wordsOf(definition);
  const typed = fieldsOn(definition, 'form')
    .filter(({ kind }) => kind !== 'image')
    .map(({ source }) => words.label(source));
  const prepare = () => screen.findByRole('button', { name: translate('admin.actions.save') });
  const common = { definition, typed, prepare };
  const { create, edit } = dialogPaths(name);
  const writes: Write[] = [
    { ...common, name: `adding to ${name}`, path: create, operation: 'create', text: words.failure('create') },
    {
      ...common,
      name: `editing one of ${name}`,
      path: edit(rowId),
      operation: 'update',
      text: words.failure('update'),
    },
  ];
  return writes.filter(({ operation }) => typed.length > 0 && supports(endpoints, name, operation));
};

/** Opens what the list offers for its only row, chooses and leaves the confirmation to be confirmed. */
const chooseAction =
  (definition: AnyResource, name: string, { confirm }: AnyAction) =>
  async (user: UserEvent) => {
    const words = wordsOf(definition);
    const label = words.action(name);
    if (definition.list.actions === 'menu') {
      await user.click(await screen.findByRole('button', { name: /^Actions for / }));
      await user.click(await screen.findByRole('menuitem', { name: label }));
    } else await user.click(await screen.findByRole('button', { name: startsWith(words.actionOfRow(name, '')) }));
    if (!confirm) throw new Error('Without a confirmation there is no button that sends it');
    return within(await screen.findByRole('alertdialog')).getByRole('button', { name: label });
  };

const startsWith = (label: string) => new RegExp(`^${label}`);

const rowWrites = (definition: AnyResource): Write[] => {
  const { name, list, actions = {} } = definition;
  return (['close', 'delete'] as const).flatMap((operation) => {
    const action = actions[operation];
    if (!action || !supports(endpoints, name, operation)) return [];
    return {
      name: `${operation} in ${name}`,
      definition,
      path: `/${name}${list.segments && action.when ? `?${list.segments.filter}=${action.when}` : ''}`,
      operation,
      text: wordsOf(definition).actionFailure(operation),
      typed: [],
      prepare: chooseAction(definition, operation, action),
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
