import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useI18nProvider, useResourceContext, useResourceDefinitions, useTranslate } from 'react-admin';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import type { Values } from '#api/values.ts';
import type { FormatContext, ReferenceTarget } from './FormatContext.ts';

/**
 * The format context of the screen. It is the same object until the language or a preference changes. Titles of other
 * resources come from react-admin's cache of records.
 */
export function useFormatContext(): FormatContext {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const language = useI18nProvider().getLocale();
  const queryClient = useQueryClient();
  const definitions = useResourceDefinitions();
  const [personal] = usePreference('personal');
  const masksPersonalData = personal === 'masked';

  return useMemo(() => {
    const format: FormatContext = { language, resource, translate, titleOf, masksPersonalData };
    function titleOf(reference: string, id: string | number) {
      const record = queryClient.getQueryData<Values>([reference, 'getOne', { id: String(id), meta: undefined }]);
      const referred: ReferenceTarget | undefined = definitions[reference]?.options;
      return record && referred?.titleOf?.(record, { ...format, resource: reference });
    }
    return format;
  }, [language, resource, translate, queryClient, definitions, masksPersonalData]);
}
