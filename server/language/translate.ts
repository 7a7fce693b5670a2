import { createMiddleware } from 'hono/factory';
import { type Language, languages } from '#api/wire.ts';
import { isolate } from '#i18n/isolate.ts';
import { minute, second } from '#server/time/time.ts';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import { ko } from './messages/ko.ts';

type FieldOf<Key> = Key extends `fields.${infer Name}` ? Name : never;

/** The fields that messages can name. */
export type FieldName = FieldOf<keyof Messages>;

type Placeholder<Text> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type Variable<Key extends keyof Messages> = Exclude<Placeholder<(typeof en)[Key]>, 'field'>;

/** A time to wait, which messages tell in the language's own words. */
type Wait = { milliseconds: number };

type Value = string | number | Wait;

/** The key of a message, with a value for each placeholder except `%{field}`, which `t` fills in. */
export type Message = {
  [Key in keyof Messages]: [Variable<Key>] extends [never] ? Key : readonly [Key, Record<Variable<Key>, Value>];
}[keyof Messages];

/** Translates into the language of the request. `field` replaces `%{field}`. */
export type Translate = (message: Message, field?: FieldName) => string;

export const catalogs: Record<Language, Messages> = { en, es, ko, hi };

/** Whole seconds below a minute, else whole minutes, rounded up. */
function waitIn(language: string, { milliseconds }: Wait) {
  const [unit, length] = milliseconds > 59 * second ? (['minute', minute] as const) : (['second', second] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(milliseconds / length)));
}

export const createTranslate = (language: string): Translate => {
  const known = languages.find((supported) => supported === language) ?? 'en';
  const messages = catalogs[known];
  const textOf = (value: Value) => (typeof value === 'object' ? waitIn(known, value) : isolate(String(value)));
  return (message, field) => {
    const [key, variables] = typeof message === 'string' ? [message, {}] : message;
    const values: Record<string, Value> = { ...variables, field: field ? messages[`fields.${field}`] : '' };
    return messages[key].replaceAll(/%\{(\w+)\}/g, (placeholder, name) => textOf(values[name] ?? placeholder));
  };
};

/** Gives handlers `c.var.t` for the detected language. */
export const translate = createMiddleware<{ Variables: { language: string; t: Translate } }>((c, next) => {
  c.set('t', createTranslate(c.var.language));
  return next();
});
