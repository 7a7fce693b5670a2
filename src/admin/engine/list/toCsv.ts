import Papa from 'papaparse';
import { formatDate, formatTime, toDate } from '#admin/engine/fields/date/calendar.ts';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldCell } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { ExportColumn } from '#admin/engine/schema/ListDefinition.ts';
import { type Values, valueAt } from '#api/values.ts';

const byteOrderMark = '\ufeff';

/** The start of a formula. Spreadsheets skip blanks, control characters, byte-order marks and quotes before it. */
const formulaStart = /[\s\p{Cc}\p{Cf}'"]*[=+\-@＝﹦＋﹢－﹣−＠﹫]/u;

const startsLikeFormula = new RegExp(`^(?=${formulaStart.source}|[\t\r\n\0])`, 'u');

/** A spreadsheet with another separator starts a new cell after each of these, even inside quotes. */
const formulaAfterSeparator = new RegExp(`([;\t\r\n])(?=${formulaStart.source})`, 'gu');

/** Puts an apostrophe before every possible formula, so that spreadsheets show it as text. */
const escapeFormulas = (text: string) => text.replace(formulaAfterSeparator, "$1'").replace(startsLikeFormula, "'");

const formats = { date: formatDate, time: formatTime };

type Options = {
  columns: readonly ExportColumn[];
  /** `column` returns the heading of a field's column. */
  headings: { column: (field: string, format?: string) => string };
  format: FormatContext;
};

function cellOf(definition: AnyResource, record: Values, column: ExportColumn, format: FormatContext) {
  if (!column.format) return fieldCell(definition, record, column.field, format);
  const date = toDate(valueAt(record, column.field));
  return date && formats[column.format](date);
}

/** Returns CSV text with a byte-order mark, so that spreadsheets read it as UTF-8. Formulas are escaped. */
export function toCsv(definition: AnyResource, records: readonly Values[], { columns, headings, format }: Options) {
  const fields = columns.map((column) => headings.column(column.field, column.format));
  const cell = (record: Values, column: ExportColumn) =>
    escapeFormulas(cellOf(definition, record, column, format) ?? '');
  const data = records.map((record) => columns.map((column) => cell(record, column)));
  return byteOrderMark + Papa.unparse({ fields, data }, { quotes: true });
}
