import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import {
  type RaRecord,
  useGetRecordRepresentation,
  useInfiniteGetList,
  useReference,
  useResourceDefinition,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import type { ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { RetryButton } from '#admin/engine/ui/RetryButton.tsx';
import { useSuggestions } from '#admin/engine/ui/screen.ts';
import { useAutocompleteTexts } from '#admin/engine/ui/useAutocompleteTexts.ts';
import { useTypingPause } from '#admin/engine/ui/useTypedText.ts';

/** Pages are loaded until this many records match. */
const enoughMatches = 20;

const filter = createFilterOptions<RaRecord>();

type Options = { to: string; id: string | number | null; search: string; isOpen: boolean };

/**
 * The records of another resource that match what is typed. If the API only lists, their titles are matched here.
 * The chosen record loads by its id.
 */
function useChoices({ to, id, search, isOpen }: Options) {
  const represent = useGetRecordRepresentation(to);
  const chosen = useReference<RaRecord>({ reference: to, id: id ?? '', options: { enabled: id !== null } });
  const { isSearched }: ReferenceTarget = useResourceDefinition({ resource: to }).options ?? {};
  const query = useInfiniteGetList<RaRecord>(to, isSearched && search ? { filter: { q: search } } : {}, {
    enabled: isOpen,
  });
  const { fetchNextPage, hasNextPage, isFetching, error } = query;

  const loaded = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const titleOf = (record: RaRecord) => String(represent(record) || record.id);
  const matches = isSearched ? loaded : filter(loaded, { inputValue: search, getOptionLabel: titleOf });
  const needsMore = isOpen && matches.length < enoughMatches && hasNextPage && !isFetching && !error;

  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return { matches, chosen: chosen.referenceRecord, titleOf, isFetching, error, refetch: query.refetch };
}

/** Chooses a record by its title. The value is its id, or null for none. */
export function ReferenceInput({ to, ...input }: InputProps<'reference'> & { to: string }) {
  const t = useT();
  const texts = useAutocompleteTexts();
  const { value, onChange, onBlur, ...textField } = useFieldInput(input).textField;
  const { setFocus } = useFormContext();
  const [isOpen, suggestions] = useSuggestions();
  const [typed, setTyped] = useState<string>();
  const { callLater: setTypedLater } = useTypingPause(setTyped);
  const key: string | number | null = value === '' ? null : value;
  const choices = useChoices({ to, id: key, search: typed ?? '', isOpen });
  // MUI replaces what is typed when its value is another object.
  const record = useMemo<RaRecord | null>(
    () => (key === null ? null : (choices.chosen ?? { id: key })),
    [key, choices.chosen],
  );
  const retry = () => {
    choices.refetch();
    setFocus(input.source); // the button disappears once the choices are loaded
  };
  const loadError = choices.error && (
    <>
      {t('reference.failed')} <RetryButton variant="text" query={{ refetch: retry }} />
    </>
  );

  return (
    <Autocomplete<RaRecord>
      id={textField.id}
      options={choices.matches}
      filterOptions={(options) => options}
      getOptionLabel={choices.titleOf}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => String(option.id) === String(chosen.id)}
      value={record}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      onInputChange={(_, text, reason) => setTypedLater(reason === 'input' ? text : undefined)}
      {...suggestions}
      onBlur={onBlur}
      loading={choices.isFetching}
      loadingText={t('frame.loading')}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          {...textField}
          error={textField.error || Boolean(loadError)}
          helperText={loadError || textField.helperText}
        />
      )}
    />
  );
}
