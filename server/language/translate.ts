import { createMiddleware } from 'hono/factory';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';
import { hi } from './messages/hi.ts';
import { ko } from './messages/ko.ts';

type FieldOf<Key> = Key extends `fields.${infer Name}` ? Name : never;

/** The fields that messages can name. */
export type FieldName = FieldOf<keyof Messages>;

type Placeholder<Text> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

type Variable<Key extends keyof Messages> = Exclude<Placeholder<(typeof en)[Key]>, 'field'>;

/** The key of a message, with a value for each placeholder except `%{field}`, which `t` fills in. */
export type Message = {
  [Key in keyof Messages]: [Variable<Key>] extends [never]
    ? Key
    : readonly [Key, Record<Variable<Key>, string | number>];
}[keyof Messages];

/** Translates into the language of the request. `field` replaces `%{field}`. */
export type Translate = (message: Message, field?: FieldName) => string;

export const languages = ['en', 'es', 'ko', 'hi'] as const;

type Language = (typeof languages)[number];

const catalogs: Record<Language, Messages> = { en, es, ko, hi };

export const createTranslate = (language: string): Translate => {
  const messages = catalogs[language as Language] ?? en;
  return (message, field) => {
    const [key, variables] = typeof message === 'string' ? [message, {}] : message;
    const values: Record<string, string | number> = { ...variables, field: field ? messages[`fields.${field}`] : '' };
    return messages[key].replaceAll(/%\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
  };
};

/** Gives handlers `c.var.t` for the detected language. */
export const translate = createMiddleware<{ Variables: { language: string; t: Translate } }>((c, next) => {
  c.set('t', createTranslate(c.var.language));
  return next();
});
