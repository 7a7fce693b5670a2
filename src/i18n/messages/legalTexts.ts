import type { Language } from '#i18n/language.ts';

type LegalTexts = Record<
  'delaware' | 'california' | 'place' | 'rules' | 'dollars' | 'minutes' | 'hours' | 'days' | 'months',
  string
> & {
  /** Everyday names of countries, where those of `Intl` are the official ones. */
  countries: Record<'GB' | 'US', string>;
  helplines: Record<
    'emergency' | 'rescue' | 'violence' | 'assault' | 'children' | 'fraud' | 'crisis' | 'notEverywhere' | 'checked',
    string
  >;
};

/** Texts for the placeholders of legal documents (src/site/legal/facts.ts). Not in a namespace, because no browser needs them. */
export const legalTexts: Record<Language, LegalTexts> = {
  en: {
    delaware: 'the State of Delaware',
    california: 'the State of California',
    place: 'San Francisco, California',
    rules: 'the consumer arbitration rules of the American Arbitration Association',
    dollars: '%{count} USD',
    minutes: '%{count} minutes',
    hours: '%{count} hours',
    days: '%{count} days',
    months: '%{count} months',
    countries: { GB: 'United Kingdom', US: 'United States' },
    helplines: {
      emergency: 'emergency',
      rescue: 'fire and ambulance',
      violence: 'domestic violence and violence against women',
      assault: 'sexual assault',
      children: 'children',
      fraud: 'online fraud',
      crisis: 'crisis and thoughts of suicide',
      notEverywhere: 'not in every country',
      checked: 'Numbers last checked on %{date}.',
    },
  },
  es: {
    delaware: 'Delaware',
    california: 'California',
    place: 'San Francisco (California)',
    rules: 'las reglas de arbitraje de consumo de la American Arbitration Association',
    dollars: '%{count} USD',
    minutes: '%{count} minutos',
    hours: '%{count} horas',
    days: '%{count} días',
    months: '%{count} meses',
    countries: { GB: 'Reino Unido', US: 'Estados Unidos' },
    helplines: {
      emergency: 'emergencias',
      rescue: 'bomberos y ambulancias',
      violence: 'violencia de género o doméstica',
      assault: 'agresión sexual',
      children: 'niñas y niños',
      fraud: 'fraude en línea',
      crisis: 'crisis y pensamientos suicidas',
      notEverywhere: 'no en todos los países',
      checked: 'Números revisados por última vez el %{date}.',
    },
  },
  ko: {
    delaware: '델라웨어주',
    california: '캘리포니아주',
    place: '캘리포니아주 샌프란시스코',
    rules: '미국중재협회(American Arbitration Association)의 소비자 중재 규칙',
    dollars: '미화 %{count}달러',
    minutes: '%{count}분',
    hours: '%{count}시간',
    days: '%{count}일',
    months: '%{count}개월',
    countries: { GB: '영국', US: '미국' },
    helplines: {
      emergency: '긴급 신고',
      rescue: '화재와 구급',
      violence: '가정 폭력과 여성 대상 폭력',
      assault: '성폭력',
      children: '아동',
      fraud: '온라인 사기',
      crisis: '자살 예방과 위기 상담',
      notEverywhere: '일부 국가 제외',
      checked: '번호를 마지막으로 확인한 날: %{date}.',
    },
  },
  hi: {
    delaware: 'डेलावेयर',
    california: 'कैलिफ़ोर्निया',
    place: 'सैन फ़्रांसिस्को, कैलिफ़ोर्निया',
    rules: 'American Arbitration Association के उपभोक्ता मध्यस्थता नियमों',
    dollars: '%{count} अमेरिकी डॉलर',
    minutes: '%{count} मिनट',
    hours: '%{count} घंटे',
    days: '%{count} दिन',
    months: '%{count} महीने',
    countries: { GB: 'ब्रिटेन', US: 'अमेरिका' },
    helplines: {
      emergency: 'इमरजेंसी',
      rescue: 'दमकल और एम्बुलेंस',
      violence: 'घरेलू हिंसा और महिलाओं के ख़िलाफ़ हिंसा',
      assault: 'यौन हमला',
      children: 'बच्चे',
      fraud: 'ऑनलाइन ठगी',
      crisis: 'मानसिक संकट और आत्महत्या के ख़याल',
      notEverywhere: 'हर देश में नहीं',
      checked: 'नंबर आख़िरी बार %{date} को जाँचे गए।',
    },
  },
};
