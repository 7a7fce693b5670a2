import { useTranslation } from 'react-i18next';
import { toast } from 'react-toastify/unstyled';
import { ApiError, reportedId } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { contact, subscription } from '#api/publicEndpoints.ts';

type Submitted = { form: HTMLFormElement; values: FormData; language: string };

/** Shows the server's message or a general one, and the request id for support. Styles are inline, because few visitors need them. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('landing');
  const requestId = reportedId(error);
  return (
    <div>
      {(error instanceof ApiError && error.serverMessage) || t('launch.subscribe.failure')}
      {requestId && (
        <small style={{ display: 'block', overflowWrap: 'anywhere' }}>
          {t('launch.subscribe.requestId')} <span style={{ userSelect: 'all' }}>{requestId}</span>
        </small>
      )}
    </div>
  );
}

const createCall = (language: string) => createClient({ base: apiBase, token: () => null, language: () => language });

/** Adds an email address to the waiting list. A toast shows the server's message, else `thanks`. */
export async function subscribe({ values, language }: Submitted, thanks: string) {
  const { email, website } = Object.fromEntries(values);
  try {
    const { message } = await createCall(language)(subscription.create, { email, website: website || undefined });
    toast.success(message || thanks);
  } catch (error) {
    toast.error(<Failure error={error} />);
  }
}

/** Sends a message to support, with toasts like `subscribe`. Returns `unknown`, without a toast, if the API lacks the call. */
export async function sendMessage({ values, language }: Submitted, thanks: string) {
  try {
    const { message } = await createCall(language)(contact.create, Object.fromEntries(values));
    toast.success(message || thanks);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    toast.error(<Failure error={error} />);
    return 'failed';
  }
}
