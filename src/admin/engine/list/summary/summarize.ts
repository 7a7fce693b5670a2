import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { SummaryFigure } from '#admin/engine/schema/ListDefinition.ts';
import { isBlank, type Values, valueAt } from '#api/values.ts';

/** One figure of a column, in a record that its kind can show. */
export type Figure = { name: SummaryFigure; record: Values };

/** Rows whose values may be added: what the kind writes beside the number, such as a currency, is the same. */
function byUnit(definition: AnyResource, records: readonly Values[], source: string) {
  const groups = new Map<string, Values[]>();
  for (const record of records) {
    if (typeof valueAt(record, source) !== 'number') continue;
    const unit = fieldText(definition, { ...record, [source]: 0 }, source, plainFormatContext);
    groups.set(unit, [...(groups.get(unit) ?? []), record]);
  }
  return [...groups.values()];
}

const sumOf = (records: readonly Values[], source: string) =>
  records.reduce((sum, record) => sum + Number(valueAt(record, source)), 0);

/** The figures of a column over some rows. */
export function summarize(
  definition: AnyResource,
  records: readonly Values[],
  source: string,
  names: readonly SummaryFigure[],
): Figure[] {
  const groups = byUnit(definition, records, source);
  return names.flatMap((name): Figure[] => {
    if (name === 'count') {
      return [{ name, record: { [source]: records.filter((record) => !isBlank(valueAt(record, source))).length } }];
    }
    return groups.map((group) => {
      const sum = sumOf(group, source);
      return { name, record: { ...group[0], [source]: name === 'sum' ? sum : sum / group.length } };
    });
  });
}
