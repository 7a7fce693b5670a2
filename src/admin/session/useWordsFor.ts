import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/ApiError.ts';

/** Words for a failure: the server's own, else those of its kind, else undefined. */
export function useWordsFor() {
  const { t } = useTranslation('failures');
  return (error: unknown) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.failure === 'refused') return error.serverMessage;
    return t(error.failure);
  };
}
