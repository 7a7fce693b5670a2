import type { RaRecord } from 'react-admin';
import { useReader } from '#admin/engine/fields/useReader.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { matches } from '#admin/engine/schema/matches.ts';
import { useDefinition } from './DefinitionContext.ts';
import { fieldText } from './recordText.ts';
import { inSections, withSectionConditions } from './sections.ts';

/** The fields that a detail has something to say of: their conditions hold, and the optional ones have a value. */
export function useDetailGroups(record: RaRecord) {
  const definition = useDefinition();
  const reader = useReader();
  const fields = withSectionConditions(definition, fieldsOn(definition, 'detail')).filter(
    ({ source, optional, when, sectionWhen }) =>
      matches(when, record) &&
      matches(sectionWhen, record) &&
      (!optional || fieldText(definition, record, source, reader) !== ''),
  );
  return inSections(definition, fields);
}
