import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, RecordContextProvider, useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInputs, RequiredNote } from '#admin/engine/fields/FieldInputs.tsx';
import { AskedRecordContext } from '#admin/engine/fields/useFieldInput.tsx';
import { useUnsavedForm } from '#admin/engine/forms/useUnsavedForm.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { FieldList } from '#admin/engine/record/FieldSections.tsx';
import { useEndpoint } from '#admin/engine/record/ProductContext.ts';
import type { ActionDialog } from '#admin/engine/schema/Action.ts';
import { shownFields } from '#admin/engine/schema/Condition.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { isBlank, isRecord, type Values } from '#api/values.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

type FieldsProps = { ask: NonNullable<ActionDialog['ask']>; record?: RaRecord; presets?: Values };

/** The inputs for the values that an action asks for, inside its form. The first one without a preset value gets the focus. */
export function AskedFields({ ask, record, presets = {} }: FieldsProps) {
  const { setFocus } = useFormContext();
  useUnsavedForm();
  const typed = useWatch();
  const inputs = withSources(ask);
  const fields = shownFields(inputs, { ...record, ...typed });
  const [first] = useState(() => (fields.find(({ source }) => !(source in presets)) ?? fields[0])?.source);

  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);

  return (
    <AskedRecordContext value={record}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RequiredNote fields={fields} />
        <FieldInputs fields={fields} />
      </Box>
    </AskedRecordContext>
  );
}

type PreviewProps = { preview: NonNullable<ActionDialog['preview']>; ask?: ActionDialog['ask']; record?: RaRecord };

/** Previews the action with the values of its form. A call with query parameters waits for the required inputs. */
export function ActionPreview({ preview: { operation, shows }, ask = {}, record }: PreviewProps) {
  const text = useResourceText();
  const { name: resource, parent } = useDefinition();
  const { query: queryParameters = [] } = useEndpoint(resource, operation) ?? {};
  const dataProvider = useDataProvider<ApiDataProvider>();
  const typed: Values = useWatch();
  const shown = shownFields(withSources(ask), { ...record, ...typed });
  const isComplete = shown.every(({ source, rules }) => !rules?.required || !isBlank(typed[source]));
  const chosen = shown.filter(({ source }) => queryParameters.includes(source) && !isBlank(typed[source]));
  const values = Object.fromEntries(chosen.map(({ source }) => [source, typed[source]]));
  const query = useQuery({
    queryKey: [resource, operation, record?.id, values],
    queryFn: ({ signal }) =>
      dataProvider.call(resource, operation, { ...parent?.filter, ...record, ...values }, { signal }),
    select: ({ data }) => data,
    enabled: queryParameters.length === 0 || (isComplete && chosen.length > 0),
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
