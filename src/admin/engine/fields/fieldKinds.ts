import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { boolean } from './boolean/boolean.ts';
import { choice } from './choice/choice.tsx';
import { computed } from './computed.ts';
import type { AnyKind } from './createKind.tsx';
import { custom } from './custom.tsx';
import { date, dateTime } from './date/date.tsx';
import { image } from './image/image.tsx';
import { json } from './json/json.tsx';
import { number } from './number/number.ts';
import { file } from './otherProducts/file.tsx';
import { money } from './otherProducts/money.ts';
import { url } from './otherProducts/url.tsx';
import { varying } from './otherProducts/varying.tsx';
import { person } from './person/person.tsx';
import { reference } from './reference/reference.tsx';
import { tags } from './tags/tags.tsx';
import { email, longText, password, text } from './text/text.tsx';

/** How each kind is shown, searched, sorted and exported. A kind of the schema that is missing here does not compile. */
export const fieldKinds: Record<FieldKind, AnyKind> = {
  text,
  longText,
  password,
  email,
  number,
  boolean,
  choice,
  date,
  dateTime,
  image,
  reference,
  tags,
  json,
  person,
  computed,
  custom,
  // For other products:
  url,
  money,
  file,
  varying,
};
