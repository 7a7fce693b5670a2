import { useTranslation } from 'react-i18next';
import { ApiError, reportedId } from '#api/ApiError.ts';

/** Styled in place: the page's style sheet is in its HTML, and few ever need this. */
const RequestId = ({ label, id }: { label: string; id: string }) => (
  <small style={{ display: 'block', overflowWrap: 'anywhere' }}>
    {label} <span style={{ userSelect: 'all' }}>{id}</span>
  </small>
);

/** Why what was sent did not arrive: the server's own words, if it has any, and the id to tell its operator. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('landing');
  const requestId = reportedId(error);
  return (
    <div>
      {(error instanceof ApiError && error.serverMessage) || t('launch.subscribe.failure')}
      {requestId && <RequestId label={t('launch.subscribe.requestId')} id={requestId} />}
    </div>
  );
}
