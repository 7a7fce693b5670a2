import Papa from 'papaparse';
import { formatDate, formatTime, toDate } from '#admin/fields/dates.ts';
import type { AnyResource, ExportColumn } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import type { AdminKey } from '#i18n/polyglotProvider.ts';
import { guardCell } from './guardCell.ts';
import { textOf } from './rowText.ts';

const byteOrderMark = '\ufeff';

const formats = { date: formatDate, time: formatTime };

type Column = ExportColumn<Values>;

const cellOf = (definition: AnyResource, row: Values, { field, as }: Column) => {
  const date = as && toDate(row[field]);
  return as ? date && formats[as](date) : textOf(definition, row, field);
};

/** Rows as a CSV file that spreadsheets read in every script and in which nothing runs. */
export function toCsv(
  definition: AnyResource,
  rows: readonly Values[],
  columns: readonly Column[],
  word: (key: AdminKey) => string,
) {
  const fields = columns.map(({ heading }) => guardCell(word(heading)));
  const data = rows.map((row) => columns.map((column) => guardCell(cellOf(definition, row, column) ?? '')));
  return byteOrderMark + Papa.unparse({ fields, data });
}
