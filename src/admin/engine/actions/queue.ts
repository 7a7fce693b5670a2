import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useResource } from '#admin/engine/context/contexts.ts';
import { detailPagePath, useListLink } from '#admin/engine/context/dialogRoutes.ts';
import { useIsShown } from '#admin/engine/context/historyEntry.ts';
import { listParams, readListUrl } from '#admin/engine/context/listQuery.ts';
import { useErrorText, useNotifyText } from '#admin/engine/context/messages.ts';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { nextCondition } from '#admin/engine/schema/actionsOf.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import { ScreenContext } from '#admin/engine/ui/screen.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { isUnfinished } from './unfinished.ts';

/**
 * Returns a function that opens the next record that meets the condition of `queue.next`: the next after the given record,
 * or the first. It loads the list from which the record's page was opened, else the list in the URL, because another person
 * may have changed it. If no record meets the condition, the list opens. Nothing opens if the administrator has left meanwhile.
 */
export function useOpenNext() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { definition, endpoint } = useResource();
  const toList = useListLink(definition.name);
  const dataProvider = useDataProvider();
  const listSearch: string = state?.listSearch ?? search;
  const isShown = useIsShown();
  const { content } = use(ScreenContext);
  return useEvent(async (after?: RaRecord) => {
    const query = readListUrl(definition, new URLSearchParams(listSearch));
    const params = listParams(definition, endpoint('list'), { ...query, page: 1 });
    const rows: RaRecord[] = await dataProvider.getList(definition.name, params).then(
      ({ data }) => data,
      () => [], // the list shows the error
    );
    if (!isShown()) return;
    const later = rows.slice(rows.findIndex(({ id }) => id === after?.id) + 1);
    const next = later.find((row) => matches(nextCondition(definition), row) && !isUnfinished(definition, row));
    if (next) navigate(detailPagePath(definition, next.id), { state: { listSearch } });
    else navigate(toList);
    content.current?.focus(); // the focused button disappears with the page
  });
}

/**
 * Runs the actions with `queue.onOpen` once for each opened record, after it has loaded. It shows a toast only for a failure,
 * and blocks no other action.
 */
export function useRunOnOpen(record: RaRecord | undefined) {
  const { definition, text, supports } = useResource();
  const { name: resource, actions = {} } = definition;
  const errorText = useErrorText();
  const notifyText = useNotifyText();
  const { subjectOf } = useRecordText();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<ApiDataProvider>();
  const opened = useRef<RaRecord['id']>(undefined);
  const run = useEvent(async (name: string, values: RaRecord) => {
    await dataProvider.call(resource, name, values).catch((error) => {
      notifyText(errorText(error, text.actionFailure(name, subjectOf(values))).short, 'error');
    });
    await queryClient.invalidateQueries({ queryKey: [resource] });
  });

  const runOnOpen = useEvent((of: RaRecord) => {
    if (opened.current === of.id) return;
    opened.current = of.id;
    for (const [name, { queue }] of Object.entries(actions))
      if (queue?.onOpen && supports(name) && matches(queue.onOpen, of)) void run(name, of);
  });

  useEffect(() => {
    if (record) runOnOpen(record);
  }, [record, runOnOpen]);
}
