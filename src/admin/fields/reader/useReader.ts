import { useQueryClient } from '@tanstack/react-query';
import { useI18nProvider, useResourceContext, useResourceDefinitions, useTranslate } from 'ra-core';
import type { Reader } from './Reader.ts';

/** The reader of the screen around a component. Titles of other resources come from react-admin's cache of records. */
export function useReader(): Reader {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const language = useI18nProvider().getLocale();
  const queryClient = useQueryClient();
  const definitions = useResourceDefinitions();

  const titleOf = (reference: string, id: string | number) => {
    const record = queryClient.getQueryData([reference, 'getOne', { id: String(id), meta: undefined }]);
    const title = definitions[reference]?.recordRepresentation;
    return record && typeof title === 'function' ? String(title(record)) : undefined;
  };
  return { language, resource, translate, titleOf };
}
