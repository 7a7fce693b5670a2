import { actionsOf, isTyped, isTypedOn, places } from './places.ts';
import { callOf, endpointTable, quoted, type Rule } from './Tables.ts';

export const kindsExist: Rule = ({ definition, tables, fault }) =>
  Object.entries(definition.fields)
    .filter(([, { kind }]) => !tables.kinds.includes(kind))
    .map(([name, { kind }]) =>
      fault(
        name,
        `fields.${name} is of the kind '${kind}', which there is not. Use one of ${quoted(tables.kinds, 'or')}.`,
      ),
    );

export const placesExist: Rule = ({ definition, fault }) =>
  Object.entries(definition.fields).flatMap(([name, { on }]) =>
    on
      .filter((place) => !places.includes(place))
      .map((place) => fault(name, `fields.${name} is on '${place}', which is no place. Use ${quoted(places, 'or')}.`)),
  );

/** A form that no call saves. */
export const formsHaveCalls: Rule = ({ definition, calls, fault }) =>
  Object.entries(definition.fields).flatMap(([name, field]) => {
    const lacking = (['create', 'update'] as const).filter(
      (operation) => isTypedOn(field, operation) && !callOf(calls, operation),
    );
    const isNowhere = field.on.includes('form') ? lacking.length === 2 : lacking.length > 0;
    if (!isNowhere) return [];
    return [
      fault(
        name,
        `fields.${name} is in a form, and the API has no ${lacking.join(' and no ')} for ${definition.name}, so it is shown nowhere. ` +
          `Add the call to ${endpointTable}, or take the field off the form.`,
      ),
    ];
  });

/** A detail field that no detail shows. */
export const detailsAreShown: Rule = ({ definition, fault }) => {
  if (definition.detailDialog || definition.detailPage || actionsOf(definition).some(([name]) => name === 'view'))
    return [];
  return Object.entries(definition.fields)
    .filter(([, { on }]) => on.includes('detail'))
    .map(([name]) =>
      fault(
        name,
        `fields.${name} is on 'detail', and the definition has no detail. Add detailDialog and the action view, or take 'detail' out of on.`,
      ),
    );
};

/** A rule that nobody can break, since the field is only shown. */
export const rulesAreTyped: Rule = ({ definition, fault }) =>
  Object.entries(definition.fields)
    .filter(([, field]) => (field.required || field.rules) && !isTyped(field))
    .map(([name, { required }]) =>
      fault(
        name,
        `fields.${name} has ${required ? 'required' : 'rules'}, and is in no form. Put it on 'form', 'create' or 'update', or drop the rule.`,
      ),
    );

/** Another field or resource that a field names. */
export const neighboursExist: Rule = ({ definition, tables, fault }) =>
  Object.entries(definition.fields).flatMap(([name, { kind, to }]) =>
    kind === 'reference' && !tables.definitions.some((other) => other.name === to)
      ? [
          fault(
            name,
            `fields.${name} refers to '${to}', which is no resource. Use one of ${quoted(
              tables.definitions.map((other) => other.name),
              'or',
            )}.`,
          ),
        ]
      : [],
  );

/** Rows of no resource below a record. */
export const rowsBelowExist: Rule = ({ definition, tables, fault }) =>
  Object.keys(definition.detailPage?.rows ?? {})
    .filter((name) => !tables.definitions.some((other) => other.name === name))
    .map((name) =>
      fault(name, `detailPage.rows lists '${name}', which is no resource. Add its definition, or drop it.`),
    );
