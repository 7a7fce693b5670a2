import { useResourceText } from '#i18n/useResourceText.ts';

/** Labels the fields of the resource around a component, in the words that it has for them. */
export function useFieldLabel() {
  const { label } = useResourceText();
  return ({ source }: { source: string }) => label(source);
}
