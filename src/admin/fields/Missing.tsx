import { useT } from '#i18n/useT.ts';
import { Quiet } from './Quiet.ts';

/** Says that a value was not given, instead of leaving a hole. */
export function Missing() {
  const t = useT();
  return <Quiet>{t('fields.missing')}</Quiet>;
}
