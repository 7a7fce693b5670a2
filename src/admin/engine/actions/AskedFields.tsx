import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { AskedRecordContext } from '#admin/engine/fields/input/AskedRecordContext.ts';
import { RequiredNote } from '#admin/engine/fields/input/RequiredNote.tsx';
import { FieldInputs } from '#admin/engine/forms/FieldInputs.tsx';
import type { ActionDialog } from '#admin/engine/schema/Action.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { shownFields } from '#admin/engine/schema/matches.ts';
import type { Values } from '#api/values.ts';

type Props = { ask: NonNullable<ActionDialog['ask']>; record?: RaRecord; chosen?: Values };

/** The values that an action asks for, as inputs of the form around them; the first that is not chosen yet has the focus. */
export function AskedFields({ ask, record, chosen = {} }: Props) {
  const { setFocus } = useFormContext();
  const typed = useWatch();
  const asked = withSources(ask);
  const fields = shownFields(asked, { ...record, ...typed });
  const [first] = useState(() => (fields.find(({ source }) => !(source in chosen)) ?? fields[0])?.source);

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
