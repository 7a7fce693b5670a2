import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';
import { numberAt } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';
import type { Letter } from '#api/extensions/wire.ts';
import { useT } from '#i18n/useT.ts';

const refreshEveryMs = 3_000;

/** A response may lack a count or hold something else. */
const countAt = (record: unknown, source: keyof Letter) => numberAt(record, source) ?? 0;

/** How far a letter has come, read again while it is on its way. */
export function LetterProgress({ record }: CustomFieldProps<Letter>) {
  const t = useT();
  const refresh = useRefresh();
  const { state } = record;
  const [sent, failed, recipients] = [
    countAt(record, 'sent'),
    countAt(record, 'failed'),
    countAt(record, 'recipients'),
  ];
  const isMoving = state === 'sending';

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(refresh, refreshEveryMs);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);

  const words = t('letter.progress', { sent, recipients });
  const share = state === 'sent' ? 1 : (sent + failed) / Math.max(1, recipients);
  return (
    <>
      {words}
      {state !== 'draft' && (
        <LinearProgress variant="determinate" value={Math.min(100, 100 * share)} aria-label={words} />
      )}
    </>
  );
}
