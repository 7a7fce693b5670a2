import { useTranslation } from 'react-i18next';
import { toast } from 'react-toastify/unstyled';
import { ApiError, reportedId } from '#api/ApiError.ts';
import { apiBase } from '#api/base.ts';
import { createClient } from '#api/createClient.ts';
import { contact } from '#api/extensions/contact.ts';
import { subscription } from '#api/subscription.ts';

/** Styled in place: the page's style sheet is in its HTML, and few ever need this. */
const RequestId = ({ label, id }: { label: string; id: string }) => (
  <small style={{ display: 'block', overflowWrap: 'anywhere' }}>
    {label} <span style={{ userSelect: 'all' }}>{id}</span>
  </small>
);

/** Why what was sent did not arrive: the server's own words, if it has any, and the id to tell its operator. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('landing');
  const requestId = reportedId(error);
  return (
    <div>
      {(error instanceof ApiError && error.serverMessage) || t('launch.subscribe.failure')}
      {requestId && <RequestId label={t('launch.subscribe.requestId')} id={requestId} />}
    </div>
  );
}

const createSender = (language: string) => createClient({ base: apiBase, token: () => null, language: () => language });

/** Puts an address on the list and says what became of it, by `thanks` where the server has no words. */
export async function subscribe(values: Record<string, string>, language: string, thanks: string) {
  try {
    const { message } = await createSender(language)<unknown>(subscription.create, values);
    toast.success(message || thanks);
  } catch (error) {
    toast.error(<Failure error={error} />);
  }
}

/** Sends what was written to support and says what became of it, by `thanks` where the server has no words; `unknown` is an API without this call, of which nothing is said. */
export async function sendMessage(form: FormData, language: string, thanks: string) {
  try {
    const { message } = await createSender(language)<unknown>(contact.create, Object.fromEntries(form));
    toast.success(message || thanks);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'unknown';
    toast.error(<Failure error={error} />);
    return 'failed';
  }
}
