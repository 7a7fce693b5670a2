import type { Language } from '#i18n/language.ts';

/** Shown when the program of a page does not load. It has all languages, because no more files can be loaded then. */
export const loadFailure: Record<Language, { message: string; reload: string }> = {
  en: { message: 'This part of the page didn’t load. The connection may have dropped.', reload: 'Reload the page' },
  es: { message: 'No se pudo cargar esta parte. Quizá se cortó la conexión.', reload: 'Recargar la página' },
  ko: { message: '페이지 일부를 불러오지 못했어요. 연결이 끊겼을 수 있어요.', reload: '새로고침' },
  hi: { message: 'पेज का यह हिस्सा नहीं खुल पाया। शायद इंटरनेट कट गया।', reload: 'पेज फिर से खोलिए' },
};
