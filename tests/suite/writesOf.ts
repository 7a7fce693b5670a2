import { listPaths } from '#admin/engine/context/dialogRoutes.ts';
import { segmentParam } from '#admin/engine/context/segments.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import type { AnyCondition } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { fieldsOn, withSources } from '#admin/engine/schema/fieldsOn.ts';
import { type Endpoint, endpointOf } from '#api/Endpoint.ts';
import { isRecord, type Values } from '#api/values.ts';
import { exampleRow, keyOf, withExample } from './exampleRow.ts';
import type { ExampleField } from './kinds.ts';
import type { Screen } from './openScreen.ts';
import { findButton, findDialog, pressRowAction } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';

/** Something that can be done with a resource, up to the button that sends it. */
export type Write = {
  what: string;
  resource: string;
  operation: string;
  endpoint: Endpoint;
  path: string;
  /** The fields to type into, the values before, and the number of the example. */
  fields: ExampleField[];
  start: Values;
  n: number;
  /** The values of the first row for which the action is offered. */
  row?: Values;
  /** True for a form or a question. Other actions run at once. */
  opensForm: boolean;
  open: (screen: Screen) => Promise<HTMLElement | undefined>;
  /** True if the response is saved as a file. */
  isSaved?: boolean;
  /** The response is shown until it is closed. */
  hasResult?: boolean;
  /** The call is sent some seconds later, or when the browser leaves the page. */
  isDelayed?: true;
  /** The label of the button that sends it. */
  button: (screen: Screen) => string;
};

/** A write before it is known by which call, and with which examples. */
type DeclaredWrite = Omit<Write, 'endpoint' | 'fields'> & { fields: Omit<ExampleField, 'resource' | 'example'>[] };

const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : value);

const formWrites = (tested: TestedProduct, definition: AnyResource): DeclaredWrite[] => {
  const { name, initial = {} } = definition;
  const { create, edit } = listPaths(definition);
  const common = { resource: name, opensForm: true, open: findDialog };
  const first = exampleRow(tested, definition, 1);
  return [
    {
      ...common,
      what: `adding to ${name}`,
      operation: 'create',
      path: create,
      fields: fieldsOn(definition, 'create'),
      start: initial,
      n: 3,
      hasResult: definition.form?.result !== undefined,
      button: ({ text }) => text.sentence('create.save'),
    },
    {
      ...common,
      what: `changing one of ${name}`,
      operation: 'update',
      path: edit(keyOf(tested.product, name, 1)),
      fields: fieldsOn(definition, 'update'),
      start: first,
      n: 2,
      button: ({ text }) => text.sentence('update.save'),
    },
  ];
};

/** The segment that offers an action, where it is one of some segments only. */
function segmentQuery(definition: AnyResource, when: AnyAction['when']) {
  const param = segmentParam(definition) ?? '';
  const name = typeof when === 'object' ? firstOf(when[param]) : when;
  return param && name !== undefined ? `?${param}=${name}` : '';
}

/** Values for which a condition holds. The examples of declared fields pass its tests of values. */
const valuesFor = ({ fields }: AnyResource, when: AnyCondition) =>
  Object.fromEntries(
    Object.entries(when).flatMap(([at, value]) => {
      if (!isRecord(value)) return [[at, firstOf(value)]];
      if (value.isSet === false) return [[at, null]];
      return at in fields ? [] : [[at, 'a value']];
    }),
  );

const rowWrite = (definition: AnyResource, operation: string, action: AnyAction): DeclaredWrite => {
  const { name } = definition;
  const { when, dialog, undoable, download } = action;
  const opensForm = Boolean(dialog?.confirm || dialog?.ask);
  const button = ({ text }: Screen) => text.action(operation);
  return {
    what: `${operation} in ${name}`,
    resource: name,
    operation,
    path: listPaths(definition).list + segmentQuery(definition, when),
    fields: withSources(dialog?.ask ?? {}),
    start: {},
    n: 2,
    isSaved: download !== undefined,
    isDelayed: undoable,
    opensForm,
    row: typeof when === 'object' ? valuesFor(definition, when) : {},
    open: async (at) => {
      if (action.on === 'toolbar') (await findButton(button(at))).click();
      else await pressRowAction(definition, at, button(at));
      return opensForm ? findDialog() : undefined;
    },
    button,
  };
};

/** Everything that can be done with a resource, as its definition says and its API allows. */
export function writesOf(tested: TestedProduct, definition: AnyResource): Write[] {
  const actions = Object.entries(definition.actions ?? {}).filter(([name]) => name !== 'view' && name !== 'edit');
  const writes = [
    ...formWrites(tested, definition),
    ...actions.map(([operation, action]) => rowWrite(definition, operation, action)),
  ];
  return writes.flatMap((write) => {
    const endpoint = endpointOf(tested.product.endpoints, definition.name, write.operation);
    const isForm = write.operation === 'create' || write.operation === 'update';
    const fields = write.fields.map((field) => withExample(tested, definition, field));
    return endpoint && (!isForm || fields.length > 0) ? [{ ...write, fields, endpoint }] : [];
  });
}
