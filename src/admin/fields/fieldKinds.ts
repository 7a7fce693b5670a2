import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { dateTime } from './dateTime.tsx';
import type { FieldKindParts } from './FieldKindParts.ts';
import { image } from './image/image.tsx';
import { person } from './person/person.tsx';
import { status } from './status.tsx';
import { longText, text } from './text.tsx';

/** Every kind of the vocabulary. A kind without its parts does not compile. */
export const fieldKinds: Record<FieldKind, FieldKindParts> = {
  text,
  longText,
  email: text,
  image,
  dateTime,
  person,
  status,
};
