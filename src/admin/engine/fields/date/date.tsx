import { createKind, type FieldSource, SecondaryText, textAt } from '#admin/engine/fields/createKind.tsx';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import styles from '#admin/engine/fields/fields.module.css';
import { numberAt } from '#admin/engine/fields/number/numberText.ts';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { dayOf, formatDate, formatDay, formatTime, toDate } from './calendar.ts';

type Source = FieldSource<'date'>;

const dayAt = (record: Values, { source }: Source) => dayOf(textAt(record, { source }));

/** A day without a time, so it is the same day in every time zone. */
export const date = createKind<'date'>({
  toText: (record, field) => formatDay(dayAt(record, field) ?? ''),
  show: (text, field, record) => (
    <time className={styles.time} dateTime={dayAt(record, field) ?? ''}>
      <span>{text}</span>
    </time>
  ),
  toSortKey: dayAt,
});

/** Parses a moment as the API spells it. Null for none. */
export function parseMoment(value: unknown, { unix, utc, none }: KindOptions['dateTime']) {
  if (none !== undefined && value === none) return null;
  if (utc) return toDate(`${value}Z`) ?? toDate(value);
  if (!unix) return toDate(value);
  const time = numberAt(value, '');
  return toDate(time && unix === 'milliseconds' ? time / 1000 : time);
}

type MomentSource = FieldSource<'dateTime'>;

const dateAt = (record: Values, field: MomentSource) => parseMoment(valueAt(record, field.source), field);

const dateTimeText = (record: Values, field: MomentSource, format?: FormatContext) => {
  const date = dateAt(record, field);
  return date ? `${formatDate(date)} ${formatTime(date, format?.translate)}` : '';
};

export const dateTime = createKind<'dateTime'>({
  toText: dateTimeText,
  show: (_, field, record, { translate }) => {
    const date = dateAt(record, field);
    return (
      date && (
        <time className={styles.time} dateTime={date.toISOString()}>
          <span>{formatDate(date)}</span> <SecondaryText>{formatTime(date, translate)}</SecondaryText>
        </time>
      )
    );
  },
  toCell: (record, field) => dateTimeText(record, field),
  toSortKey: (record, field) => dateAt(record, field)?.getTime() ?? null,
});
