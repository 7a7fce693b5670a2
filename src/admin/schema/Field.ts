import type { AdminKey } from '#i18n/adminMessages.ts';
import type { ShownKind, TypedKind } from './FieldKind.ts';

/** Where a field appears; `form` is `create` and `update`. Each surface shows its fields in the order they are declared. */
export type Surface = 'list' | 'detail' | 'create' | 'update' | 'form';

type FieldOf<Kind, Surfaces> = {
  kind: Kind;
  /** Instead of its label by convention, `resources.<name>.fields.<field>`. */
  label?: AdminKey;
  on: readonly Surfaces[];
  /** A form cannot be saved while the field is blank. */
  required?: true;
  /** Left out of a detail, label and all, when the record has no value. */
  optional?: true;
};

type ReadOnlySurface = Exclude<Surface, 'create' | 'update' | 'form'>;

type PersonField = FieldOf<'person', ReadOnlySurface> & {
  /** Who is shown: the record itself is a person, or the value of the field is one. */
  whose: 'record' | 'value';
};

type OtherField = (FieldOf<Exclude<ShownKind, 'person'>, ReadOnlySurface> | FieldOf<TypedKind, Surface>) & {
  whose?: never;
};

export type Field = PersonField | OtherField;
