import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';
import { useWordsFor } from './useWordsFor.ts';

type ChangeFailure = { message: string; detail?: string; errors: Record<string, string> };

/** Words for a password that was not changed, and what is wrong with which field. */
export function useChangeFailure() {
  const { t } = useTranslation('session');
  const wordsFor = useWordsFor();
  return (error: unknown): ChangeFailure => {
    const detail = wordsFor(error);
    if (!(error instanceof ApiError)) return { message: t('changePassword.wentWrong'), errors: {} };
    const errors = error.body.errors ?? {};
    if (error.failure === 'noToken') return { message: detail ?? '', errors };
    if (error.failure !== 'refused') return { message: t('changePassword.wentWrong'), detail, errors };
    if (error.action) return { message: error.action, errors };
    return { message: t('changePassword.failed'), detail, errors };
  };
}
