import { useTranslation } from 'react-i18next';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';

/** The words of the feature sections as one object: they have no placeholders that i18next would fill. */
export function useFeatureWords(): FeaturesMessages {
  const { i18n } = useTranslation('features');
  return i18n.getResourceBundle(i18n.language, 'features');
}
