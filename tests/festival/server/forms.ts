import type { Context } from 'hono';
import type { Day } from '#api/wire.ts';
import type { FieldFault } from './answers.ts';

export type Form = Record<string, unknown>;

/** What was sent, however it was: JSON, or a form whose repeated names are lists. */
export async function readForm({ req }: Context): Promise<Form> {
  const type = req.header('Content-Type') ?? '';
  if (type.includes('json')) return req.json();
  if (type.includes('form')) return req.parseBody({ all: true });
  return {};
}

export const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export const textOrNull = (value: unknown) => text(value) || null;

/** A day as it was typed: the office believes its forms. */
export const day = (value: unknown) => text(value) as Day;

export const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat().map(String));

export const number = (value: unknown) =>
  value === null || value === '' || value === undefined ? null : Number(value);

/** Forms know no truth but text. */
export const truth = (value: unknown) => value === true || value === 'true';

/** A fault for each of these fields that is blank. */
export const blanks = (form: Form, ...fields: string[]): FieldFault[] =>
  fields.filter((field) => text(form[field]) === '').map((field) => ({ field, text: 'Say something here' }));
