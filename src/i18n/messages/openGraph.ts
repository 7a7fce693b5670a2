import type { Language } from '#i18n/language.ts';

/** The Open Graph tags' texts. Not in a namespace: only the prerenderer needs them, and no visitor should download them. */
export const openGraph: Record<Language, { locale: string; picture: string }> = {
  en: {
    locale: 'en_GB',
    picture: 'A drawing of three people on a deck of cards, beside the words “Funny is hard to photograph.”',
  },
  es: {
    locale: 'es_LA',
    picture: 'Tres personas dibujadas sobre una baraja de cartas, junto a la frase «La gracia no sale en las fotos».',
  },
  ko: {
    locale: 'ko_KR',
    picture: '카드 위에 그려진 세 사람과 “유머 감각은 사진에 안 찍혀요.”라는 문장',
  },
  hi: {
    locale: 'hi_IN',
    picture: 'ताश के पत्तों पर बने तीन चेहरे, साथ में लिखा है: “हँसाने का हुनर फ़ोटो में नहीं आता।”',
  },
};
