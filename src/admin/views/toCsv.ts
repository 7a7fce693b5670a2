import Papa from 'papaparse';
import { formatDate, formatTime, toDate } from '#admin/fields/dates.ts';
import type { AnyResource, ExportDefinition } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { guardCell } from './guardCell.ts';
import { textOf } from './rowText.ts';

const byteOrderMark = '\ufeff';

const formats = { date: formatDate, time: formatTime };

type Column = ExportDefinition<Values>['columns'][number];
type Word = (key: AdminKey) => string;

const headingOf = (definition: AnyResource, column: Column, word: Word) => {
  const key = typeof column === 'string' ? definition.fields[column]?.label : column.heading;
  return key ? word(key) : '';
};

const cellOf = (definition: AnyResource, row: Values, column: Column) => {
  if (typeof column === 'string') return textOf(definition, row, column);
  const { field, as } = column;
  const date = as && toDate(row[field]);
  return as ? date && formats[as](date) : textOf(definition, row, field);
};

/** Rows as a CSV file that spreadsheets read in every script and in which nothing runs. */
export function toCsv(definition: AnyResource, rows: readonly Values[], columns: readonly Column[], word: Word) {
  const fields = columns.map((column) => guardCell(headingOf(definition, column, word)));
  const data = rows.map((row) => columns.map((column) => guardCell(cellOf(definition, row, column) ?? '')));
  return byteOrderMark + Papa.unparse({ fields, data });
}
