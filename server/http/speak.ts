import { createMiddleware } from 'hono/factory';
import { en, type Messages } from '#server/messages/en.ts';
import { es } from '#server/messages/es.ts';
import { hi } from '#server/messages/hi.ts';
import { ko } from '#server/messages/ko.ts';
import { chooseLanguage } from '#server/site/chooseLanguage.ts';
import type { Service } from './Service.ts';

const languages: Record<string, Messages> = { en, es, ko, hi };
const codes = Object.keys(languages);

/** The server's words in the first language of an Accept-Language header that it speaks, else in English. */
export function wordsFor(acceptLanguage: string | null | undefined): Messages {
  const query = new URLSearchParams();
  const code = chooseLanguage({ query, cookie: null, acceptLanguage: acceptLanguage ?? null }, codes);
  return languages[code ?? 'en'] ?? en;
}

/** Gives every handler the words of the language that the client asked for. */
export const speak = createMiddleware<Service>((c, next) => {
  c.set('say', wordsFor(c.req.header('Accept-Language')));
  return next();
});
