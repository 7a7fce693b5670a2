import { useT } from '#admin/engine/text/useT.ts';

/** The texts of MUI's Autocomplete, which are English by default. */
export function useAutocompleteTexts() {
  const t = useT();
  return {
    noOptionsText: t('reference.noMatches'),
    clearText: t('reference.clear'),
    openText: t('reference.open'),
    closeText: t('ra.action.close'),
  };
}
