import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import { useWordsFor } from './useWordsFor.ts';

/** Words for a password that was not changed. */
export function useChangeFailure() {
  const { t } = useTranslation('session');
  const wordsFor = useWordsFor();
  return (error: unknown): { message: string; detail?: string } => {
    const detail = wordsFor(error);
    if (!(error instanceof ApiError)) return { message: t('changePassword.wentWrong') };
    if (error.failure === 'noToken') return { message: detail ?? error.message };
    if (error.failure !== 'refused') return { message: t('changePassword.wentWrong'), detail };
    return error.action ? { message: error.action } : { message: t('changePassword.failed'), detail };
  };
}
