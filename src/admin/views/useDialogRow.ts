import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { DialogProps } from './ListDialogs.tsx';
import type { Row } from './useRows.ts';

/** The row that a dialog's address names: from the page behind it, else from the API. */
export function useDialogRow({ definition, rows, isLoaded }: DialogProps) {
  const { id = '' } = useParams();
  const row = rows?.find((candidate) => String(candidate.id) === id);
  const answer = useGetOne<Row>(definition.name, { id }, { enabled: isLoaded && !row });
  return { row: row ?? answer.data, error: row ? null : answer.error, retry: () => void answer.refetch() };
}
