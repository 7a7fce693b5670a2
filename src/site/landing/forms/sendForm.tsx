import { useTranslation } from 'react-i18next';
import { toast } from 'react-toastify/unstyled';
import { ApiError, reportedId } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { contact } from '#api/publicEndpoints.ts';
import { loadFailureId } from '#start/contract.ts';

/** Shows the server's message or a general one, and the request id for support. Styles are inline, because few visitors need them. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('landing');
  const requestId = reportedId(error);
  return (
    <div>
      <span>{(error instanceof ApiError && error.serverMessage) || t('launch.subscribe.failure')}</span>
      {requestId && (
        <small style={{ display: 'block', overflowWrap: 'anywhere' }}>
          {t('launch.subscribe.requestId')} <span style={{ userSelect: 'all' }}>{requestId}</span>
        </small>
      )}
    </div>
  );
}

/** Empties the fields of a form, but not those that were changed while it was sent. */
function clearSent(form: HTMLFormElement, sent: FormData) {
  for (const [name, value] of sent) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === value) field.value = '';
  }
}

/** Hides the notice that a part failed to load: it works after all. */
function hideLoadFailure() {
  const notice = document.getElementById(loadFailureId);
  if (notice) notice.hidden = true;
}

type Sent = {
  form: HTMLFormElement;
  /** The values at the press. */
  values: FormData;
  language: string;
  thanks: string;
};

/**
 * Sends a form, and empties it. A toast shows the server's message, else `thanks`. Returns `unknown`, without a toast, when the API lacks the
 * call of the contact form.
 */
export async function sendForm(endpoint: Endpoint, { form, values, language, thanks }: Sent) {
  const call = createClient({ base: apiBase, token: () => null, language: () => language });
  const { leave_blank, ...fields } = Object.fromEntries(values);
  try {
    const { message } = await call(endpoint, { ...fields, leave_blank: leave_blank || undefined });
    toast.success(message || thanks);
    hideLoadFailure();
    clearSent(form, values);
    return 'sent';
  } catch (error) {
    if (endpoint === contact.create && error instanceof ApiError && error.status === 404) return 'unknown';
    toast.error(<Failure error={error} />);
    if (endpoint !== contact.create) clearSent(form, values); // as specified; a long message stays
    return 'failed';
  }
}
