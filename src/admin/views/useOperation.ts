import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { Operation } from '#api/endpoints.ts';
import type { ApiResult } from '#api/readEnvelope.ts';
import type { Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';

/** react-admin answers like this in place of the API at the end of a session. */
const isStandIn = (answer: Partial<ApiResult<unknown>>) => answer.message === undefined;

const untilThePageIsLeft = () => new Promise<never>(() => undefined);

/** Makes changes through the API, one at a time: a second click sends nothing and gets undefined. */
export function useOperation(resource: string) {
  const { call: perform } = useDataProvider<ApiDataProvider>();
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);

  const run = async (operation: Operation, values: Values) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsPending(true);
    try {
      const answer = await perform(resource, operation, values);
      if (isStandIn(answer)) return await untilThePageIsLeft();
      void queries.invalidateQueries({ queryKey: [resource] });
      return answer;
    } finally {
      isUnderWay.current = false;
      setIsPending(false);
    }
  };

  return { run, isPending };
}
