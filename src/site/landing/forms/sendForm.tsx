import { useTranslation } from 'react-i18next';
import { toast } from 'react-toastify/unstyled';
import { ApiError, reportedId } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { contact } from '#api/publicEndpoints.ts';

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

/**
 * Sends a form. A toast shows the server's message, else `thanks`. Returns `unknown`, without a toast, when the API lacks the
 * call of the contact form.
 */
export async function sendForm(endpoint: Endpoint, values: FormData, language: string, thanks: string) {
  const call = createClient({ base: apiBase, token: () => null, language: () => language });
  const { website, ...fields } = Object.fromEntries(values);
  try {
    const { message } = await call(endpoint, { ...fields, website: website || undefined });
    toast.success(message || thanks);
    return 'sent';
  } catch (error) {
    if (endpoint === contact.create && error instanceof ApiError && error.status === 404) return 'unknown';
    toast.error(<Failure error={error} />);
    return 'failed';
  }
}
