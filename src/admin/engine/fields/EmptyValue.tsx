import { useT } from '#i18n/useT.ts';
import { SecondaryText } from './SecondaryText.ts';

/** Says that a record has no value for a field. */
export function EmptyValue() {
  const t = useT();
  return <SecondaryText>{t('fields.missing')}</SecondaryText>;
}
