import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useI18nProvider, useResourceContext, useResourceDefinitions, useTranslate } from 'react-admin';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import type { Values } from '#api/values.ts';
import type { Reader, ReferredResource } from './Reader.ts';

/**
 * The reader of the screen around a component, the same until the language or a preference changes. Titles of other resources come from
 * react-admin's cache of records.
 */
export function useReader(): Reader {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const language = useI18nProvider().getLocale();
  const queryClient = useQueryClient();
  const definitions = useResourceDefinitions();
  const [personal] = usePreference('personal');
  const isWatched = personal === 'masked';

  return useMemo(() => {
    const reader: Reader = { language, resource, translate, titleOf, isWatched };
    function titleOf(reference: string, id: string | number) {
      const record = queryClient.getQueryData<Values>([reference, 'getOne', { id: String(id), meta: undefined }]);
      const referred: ReferredResource | undefined = definitions[reference]?.options;
      return record && referred?.titleOf?.(record, { ...reader, resource: reference });
    }
    return reader;
  }, [language, resource, translate, queryClient, definitions, isWatched]);
}
