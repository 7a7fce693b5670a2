import type { UserEvent } from '@testing-library/user-event';
import type { FieldSource } from '#admin/fields/FieldKindParts.ts';
import type { Field } from '#admin/schema/Field.ts';
import type { FieldKind, TypedKind } from '#admin/schema/FieldKind.ts';

/** A value of each kind as an API sends it. A kind without an example does not compile. */
const kindExamples: { [Kind in FieldKind]: (field: FieldSource<Kind>) => unknown } = {
  text: () => 'Ada Lovelace',
  longText: () => 'Counts things.',
  email: () => 'ada@example.com',
  url: () => 'https://example.com/ada',
  number: () => 12,
  money: () => 1250,
  boolean: () => true,
  choice: ({ of }) => of[0],
  date: () => '2025-08-03',
  dateTime: () => '2025-08-03T16:05:00',
  image: () => null,
  file: () => 'files/plan.pdf',
  reference: () => 1,
  tags: () => ['quiet', 'outdoors'],
  json: () => ({ seats: 4 }),
  person: () => ({ name: 'Ada Lovelace', email: 'ada@example.com' }),
  status: () => 'Active',
  computed: () => null,
  custom: () => 'Something of its own',
};

/** A value as an API sends it for a declared field. */
export const exampleOf = ({ kind, ...field }: Field & { source: string }) =>
  (kindExamples[kind] as (field: FieldSource<FieldKind>) => unknown)(field);

type Typing = { user: UserEvent; input: HTMLElement };

const typeText =
  (text: string) =>
  async ({ user, input }: Typing) => {
    await user.clear(input);
    await user.type(input, text);
  };

/** Fills in the input that has a field's label, as a person does; a kind of its own component is left to its own test. @public */
export const typeInto: { [Kind in TypedKind]?: (typing: Typing) => Promise<void> } = {
  text: typeText('Something else'),
  longText: typeText('Something longer.'),
  email: typeText('grace@example.com'),
  url: typeText('https://example.com/grace'),
  number: typeText('7'),
  money: typeText('8'),
  boolean: ({ user, input }) => user.click(input),
  date: typeText('2026-01-31'),
  dateTime: typeText('2026-01-31T18:30'),
};
