import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';

/** The text of a failure: the server's own, else those of its kind, else undefined. */
export function useErrorText() {
  const { t } = useTranslation('failures');
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.failure === 'refused') return error.serverMessage;
    return t(error.failure);
  };
}

/** The text of an invitation that was not accepted. */
export function useInvitationErrorText() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  return (error: unknown) => ({ message: errorText(error) ?? t('changePassword.wentWrong') });
}

/** The text of a password that was not changed, and what is behind it. */
export function useChangePasswordErrorText() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  return (error: unknown): { message: string; detail?: string } => {
    const detail = errorText(error);
    if (!(error instanceof ApiError)) return { message: t('changePassword.wentWrong') };
    if (error.failure === 'noToken') return { message: detail ?? error.message };
    if (error.failure !== 'refused') return { message: t('changePassword.wentWrong'), detail };
    return error.action ? { message: error.action } : { message: t('changePassword.failed'), detail };
  };
}
