import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { FieldList } from '#admin/engine/record/FieldList.tsx';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import type { ActionDialog } from '#admin/engine/schema/Action.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { shownFields } from '#admin/engine/schema/matches.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { isBlank, isRecord, type Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

type Props = { preview: NonNullable<ActionDialog['preview']>; ask?: ActionDialog['ask']; record?: RaRecord };

/** What the action of the form around it would come to with what is chosen; nothing until all is that it needs. */
export function ActionPreview({ preview: { operation, shows }, ask = {}, record }: Props) {
  const text = useResourceText();
  const { name: resource, parent } = useDefinition();
  const { query: asked = [] } = useEndpoint(resource, operation) ?? {};
  const dataProvider = useDataProvider<ApiDataProvider>();
  const typed: Values = useWatch();
  const shown = shownFields(withSources(ask), { ...record, ...typed });
  const isComplete = shown.every(({ source, rules }) => !rules?.required || !isBlank(typed[source]));
  const chosen = shown.filter(({ source }) => asked.includes(source) && !isBlank(typed[source]));
  const values = Object.fromEntries(chosen.map(({ source }) => [source, typed[source]]));
  const query = useQuery({
    queryKey: [resource, operation, record?.id, values],
    queryFn: ({ signal }) =>
      dataProvider.call(resource, operation, { ...parent?.filter, ...record, ...values }, { signal }),
    select: ({ data }) => data,
    enabled: asked.length === 0 || (isComplete && chosen.length > 0),
    placeholderData: keepPreviousData,
  });

  if (query.error) return <LoadError query={query} text={text.failure('show')} />;
  const { data } = query;
  const fields = isRecord(data) ? withSources(shows).filter(({ source }) => !isBlank(data[source])) : [];
  return (
    <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
      {isRecord(data) && fields.length > 0 && (
        <RecordContextProvider value={{ id: '', ...data }}>
          <FieldList fields={fields} />
        </RecordContextProvider>
      )}
    </Box>
  );
}
