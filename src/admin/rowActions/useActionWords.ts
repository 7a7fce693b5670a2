import { useTranslate } from 'ra-core';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';

/** Labels an action: in the resource's own words, else in the words that are the same for all. */
export function useActionWords() {
  const t = useT();
  const translate = useTranslate();
  const { name: resource } = useDefinition();

  const ownLabel = (action: string) => translate(`resources.${resource}.actions.${action}`, { _: '' });
  const label = (action: string) => ownLabel(action) || translate(`admin.actions.${action}`, { _: action });

  /** The label with the name of the row, where the context does not show which one is meant. */
  const rowLabel = (action: string, name: string) => {
    const fullLabel = t('actions.ofRow', { action: label(action), name });
    return ownLabel(action) ? fullLabel : translate(`admin.actions.${action}Row`, { name, _: fullLabel });
  };
  return { label, rowLabel };
}
