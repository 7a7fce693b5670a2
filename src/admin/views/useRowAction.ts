import { useNotify } from 'ra-core';
import type { AnyResource, RowAction, RowActionName } from '#admin/schema/defineResource.ts';
import { supports } from '#api/endpoints.ts';
import { useT } from '#i18n/useT.ts';
import { type FailureWords, useFailureWords } from './useFailureWords.ts';
import { useOperation } from './useOperation.ts';
import type { Row } from './useRows.ts';

/** An action on a row, on its way from the click to the API. */
export type Chosen = { name: Exclude<RowActionName, 'view' | 'edit'>; action: RowAction; row: Row };

/** What became of it. A second click while the first is under way is ignored. */
type Outcome = 'done' | 'ignored' | FailureWords;

/** Does what was chosen and says how it went. What the API does not offer is not done (observed-behaviour.md, 4 and 5). */
export function useRowAction(definition: AnyResource) {
  const t = useT();
  const notify = useNotify();
  const wordsFor = useFailureWords();
  const { run, isPending } = useOperation(definition.name);

  const perform = async ({ name, action, row }: Chosen): Promise<Outcome> => {
    if (!supports(definition.name, name)) return 'done';
    try {
      const answer = await run(name, { id: row.id });
      if (!answer) return 'ignored';
      const message = answer.message || (action.success && t(action.success));
      if (message) notify(message, { type: 'success', messageArgs: { _: message } });
      return 'done';
    } catch (error) {
      const failure = wordsFor(error, action.failure ?? definition.texts.failed);
      notify(failure.short, { type: 'error', messageArgs: { _: failure.short } });
      return failure;
    }
  };

  return { perform, isPending };
}
