import { useRecordContext } from 'react-admin';
import {
  EmptyValue,
  type FieldProps,
  type FieldSource,
  type KindImplementation,
  SecondaryText,
  textAt,
} from '#admin/engine/fields/createKind.tsx';
import styles from '#admin/engine/fields/fields.module.css';
import { Address } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { InitialsAvatar } from './InitialsAvatar.tsx';

/**
 * The name, email and picture of a record that is a person, or null without a name and an email.
 * A person without a name is called by the local part of the email (observed-behaviour.md, 17).
 */
export function personFrom(record: unknown, picture = '') {
  if (!isRecord(record)) return null;
  const email = textAt(record, { source: 'email' });
  const name = textAt(record, { source: 'name' }).trim() || email.split('@')[0];
  return name ? { name, email, picture: textAt(record, { source: picture }) } : null;
}

/** The person that a field shows, or null. */
export const personOfField = (record: Values | undefined, { source, whose, picture }: FieldSource<'person'>) =>
  personFrom(whose === 'value' ? valueAt(record, source) : record, picture);

function PersonField({ children, ...field }: FieldProps<'person'>) {
  const record = useRecordContext();
  const { source, whose, below = 'email' } = field;
  const person = personOfField(record, field);
  if (!person) return children ?? <EmptyValue source={source} />;
  return (
    <div className={styles.person}>
      <InitialsAvatar name={person.name} picture={mediaUrl(person.picture)} sensitive={field.sensitive} />
      <div className={styles.personTexts}>
        <div className={styles.personName}>{children ?? person.name}</div>
        <SecondaryText as="div">
          <Address text={textAt(record, { source: whose === 'value' ? `${source}.${below}` : below })} />
        </SecondaryText>
      </div>
    </div>
  );
}

export const person: KindImplementation<'person'> = {
  Field: PersonField,
  toText: (record, field) => personOfField(record, field)?.name ?? '',
  toLabel: (record, field) => {
    const person = personOfField(record, field);
    return person ? [person.name, person.email] : [];
  },
};
