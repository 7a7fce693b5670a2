import Papa from 'papaparse';
import { formatDate, formatTime, toDate } from '#admin/engine/fields/date/calendar.ts';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldCells, fieldSortKey, kindOf } from '#admin/engine/fields/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import type { ExportColumn } from '#admin/engine/schema/ListDefinition.ts';
import type { Values } from '#api/values.ts';

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
  /** `column` returns the heading of a field's column, `currency` that of the column after it. */
  headings: { column: (field: string, format?: string) => string; currency: (field: string) => string };
  format: FormatContext;
};

/** Spreadsheets calculate with numbers, so only texts are escaped. */
function cellsOf(definition: AnyResource, record: Values, column: ExportColumn, format: FormatContext) {
  if (!column.format) {
    const cells = fieldCells(definition, record, column.field, format);
    return traitsOf(kindOf(definition, column.field).field.kind).isNumber ? cells : cells.map(escapeFormulas);
  }
  const time = fieldSortKey(definition, record, column.field, format);
  const date = toDate(typeof time === 'number' ? time / 1000 : time);
  return [date ? formats[column.format](date) : ''];
}

/**
 * Returns CSV text with a byte-order mark, so that spreadsheets read it as UTF-8. Formulas are escaped. An amount of money
 * has its currency in a column of its own.
 */
export function toCsv(definition: AnyResource, records: readonly Values[], { columns, headings, format }: Options) {
  const fields = columns.flatMap((column) => {
    const heading = headings.column(column.field, column.format);
    return kindOf(definition, column.field).toUnit ? [heading, headings.currency(heading)] : [heading];
  });
  const data = records.map((record) => columns.flatMap((column) => cellsOf(definition, record, column, format)));
  return byteOrderMark + Papa.unparse({ fields, data }, { quotes: true });
}
