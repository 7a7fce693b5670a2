import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { dateTime } from './dateTime.tsx';
import { email } from './email.tsx';
import type { FieldParts } from './FieldParts.ts';
import { image } from './image.tsx';
import { longText } from './longText.tsx';
import { person } from './person.tsx';
import { status } from './status.tsx';
import { text } from './text.tsx';

/** Every kind of the vocabulary. One without its file does not compile. */
export const fieldKinds: Record<FieldKind, FieldParts> = {
  text,
  longText,
  email,
  image,
  dateTime,
  person,
  status,
};
