import type { Language } from '#i18n/language.ts';

type Kind = 'emergency' | 'violence' | 'assault' | 'children' | 'fraud' | 'crisis';

/** When the numbers were last looked up: the numbers of police and rescue are common knowledge, the others stood on a public page. */
const checkedOn = '2026-11-22';

/** Public lines by country. Each has to be called before the launch, and once a year (docs/legal.md, 20). */
const lines: Record<string, [Kind, string, reach?: 'partial'][]> = {
  AR: [
    ['emergency', '911'],
    ['violence', '144'],
  ],
  CL: [
    ['emergency', '133'],
    ['violence', '1455'],
  ],
  CO: [
    ['emergency', '123'],
    ['violence', '155'],
  ],
  EU: [
    ['emergency', '112'],
    ['violence', '116 016', 'partial'],
    ['children', '116 111', 'partial'],
  ],
  ES: [
    ['emergency', '112'],
    ['violence', '016'],
  ],
  GB: [
    ['emergency', '999'],
    ['violence', '0808 2000 247'],
    ['assault', '0808 500 2222'],
  ],
  IN: [
    ['emergency', '112'],
    ['violence', '181'],
    ['children', '1098'],
    ['fraud', '1930'],
  ],
  KR: [
    ['emergency', '112'],
    ['violence', '1366'],
    ['crisis', '109'],
  ],
  MX: [
    ['emergency', '911'],
    ['crisis', '800 911 2000'],
  ],
  PE: [
    ['emergency', '105'],
    ['violence', '100'],
  ],
  US: [
    ['emergency', '911'],
    ['violence', '1-800-799-7233'],
    ['assault', '1-800-656-4673'],
    ['crisis', '988'],
  ],
};

const kinds: Record<Language, Record<Kind, string>> = {
  en: {
    emergency: 'emergency',
    violence: 'domestic violence and violence against women',
    assault: 'sexual assault',
    children: 'children',
    fraud: 'online fraud',
    crisis: 'crisis and thoughts of suicide',
  },
  es: {
    emergency: 'emergencias',
    violence: 'violencia de género o doméstica',
    assault: 'agresión sexual',
    children: 'niñas y niños',
    fraud: 'fraude en línea',
    crisis: 'crisis y pensamientos suicidas',
  },
  ko: {
    emergency: '긴급 신고',
    violence: '가정 폭력과 여성 대상 폭력',
    assault: '성폭력',
    children: '아동',
    fraud: '온라인 사기',
    crisis: '자살 예방과 위기 상담',
  },
  hi: {
    emergency: 'इमरजेंसी',
    violence: 'महिलाओं पर या घर में हिंसा',
    assault: 'यौन हमला',
    children: 'बच्चे',
    fraud: 'ऑनलाइन ठगी',
    crisis: 'मानसिक संकट और आत्महत्या के ख़याल',
  },
};

const notEverywhere: Record<Language, string> = {
  en: 'not in every country',
  es: 'no en todos los países',
  ko: '일부 국가 제외',
  hi: 'हर देश में नहीं',
};

const checked: Record<Language, (date: string) => string> = {
  en: (date) => `Numbers last checked on ${date}.`,
  es: (date) => `Números revisados por última vez el ${date}.`,
  ko: (date) => `번호를 마지막으로 확인한 날: ${date}.`,
  hi: (date) => `नंबर आख़िरी बार ${date} को जाँचे गए।`,
};

const call = (number: string) => `[${number}](tel:${number.replaceAll(/[ -]/g, '')})`;

/** The helplines as a Markdown list, in the words and the order of a language, and when they were checked. */
export function helplines(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(checkedOn));
  const list = Object.entries(lines)
    .map(([country, numbers]) => ({ name: names.of(country) ?? country, numbers }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(({ name, numbers }) => {
      const told = numbers.map(
        ([kind, number, reach]) =>
          `${kinds[language][kind]} ${call(number)}${reach ? ` (${notEverywhere[language]})` : ''}`,
      );
      return `- **${name}:** ${told.join(', ')}`;
    })
    .join('\n');
  return `${list}\n\n${checked[language](date)}`;
}
