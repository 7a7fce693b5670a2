import { useWords } from '#i18n/useWords.ts';
import { Quiet } from './Quiet.ts';

/** Says that a value was not given, instead of leaving a hole. */
export function Missing() {
  const t = useWords();
  return <Quiet>{t('fields.missing')}</Quiet>;
}
