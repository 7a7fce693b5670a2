/** Kinds that are only shown. */
export type ShownKind = 'dateTime' | 'person' | 'status';

/** Kinds that can be typed or chosen, too. */
export type TypedKind = 'text' | 'longText' | 'email' | 'image';

/** The closed vocabulary of field kinds: one file each in `admin/fields`. */
export type FieldKind = ShownKind | TypedKind;
