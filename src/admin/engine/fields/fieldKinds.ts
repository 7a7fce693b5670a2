import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { boolean } from './boolean/boolean.ts';
import { choice } from './choice/choice.tsx';
import { computed } from './computed.ts';
import type { AnyKind } from './createKind.tsx';
import { custom } from './custom.tsx';
import { date, dateTime } from './date/date.tsx';
import { file } from './file/file.tsx';
import { image } from './image/image.tsx';
import { json } from './json.tsx';
import { money, number } from './number/number.ts';
import { person } from './person/person.tsx';
import { reference } from './reference/reference.tsx';
import { tags } from './tags/tags.tsx';
import { email, longText, password, text, url } from './text/text.tsx';
import { varying } from './varying.tsx';

/** How each kind is shown, searched, sorted and exported. A kind of the schema that is missing here does not compile. */
export const fieldKinds: Record<FieldKind, AnyKind> = {
  text,
  longText,
  password,
  email,
  url,
  number,
  money,
  boolean,
  choice,
  date,
  dateTime,
  image,
  file,
  reference,
  tags,
  json,
  person,
  computed,
  varying,
  custom,
};
