import type { AppealOutcome, Guideline, Measure } from '#api/extensions/wire.ts';
import type { SampleReport } from './cases.ts';

/** A decision. `afterHours` counts from the first report, and `language` is the notice's, if it is not English. */
type Decided = { measure: Measure; section: Guideline | null; afterHours: number; note?: string; language?: string };

/** The user's appeal against the decision, and its outcome. */
type Appealed = { text: string; hoursAgo: number; outcome?: AppealOutcome };

type PastCase = { slug: string; reports: readonly SampleReport[]; decided: Decided; appeal?: Appealed };

const day = 24;

/**
 * Two months of decisions, the oldest first: all measures, a false report, a user with many reports, and a removal, of
 * which the server keeps only the decision. Users write in their own languages.
 */
export const pastCases: readonly PastCase[] = [
  {
    slug: 'andrei-ionescu',
    reports: [['mina-tran', 'spam', 'Two messages in, he wanted me on another app for “investment tips”.', 58 * day]],
    decided: { measure: 'suspend90', section: 'money', afterHours: 5, note: 'The same text to six people.' },
  },
  {
    slug: 'seoyeon-choi',
    reports: [['minjun-lee', 'fakeProfile', '사진마다 머리색이 달라요. 가짜 같아요.', 55 * day]],
    decided: { measure: 'dismiss', section: null, afterHours: 9, note: 'She dyes her hair, and says so in her bio.' },
  },
  {
    slug: 'kwame-mensah',
    reports: [
      ['amina-diallo', 'spam', 'Le même message mot pour mot, trois fois en deux jours.', 47 * day],
      ['thandiwe-dlamini', 'spam', null, 47 * day - 6],
    ],
    decided: { measure: 'suspend7', section: 'drafts', afterHours: 14 },
    appeal: {
      text: 'It was a good line. I did not know you cannot use it twice.',
      hoursAgo: 45 * day,
      outcome: 'upheld',
    },
  },
  {
    slug: 'dmitri-volkov',
    reports: [['elin-bjork', 'harassment', 'He has been calling me names since I cancelled our coffee.', 41 * day]],
    decided: { measure: 'warn', section: 'be-kind', afterHours: 7 },
  },
  {
    slug: 'paolo-reyes',
    reports: [
      ['lucia-fernandez', 'inappropriateContent', 'Su foto de perfil lleva un enlace a otra página.', 36 * day],
    ],
    decided: { measure: 'warn', section: 'money', afterHours: 19 },
  },
  {
    slug: 'ruth-cohen',
    reports: [['bence-horvath', 'fakeProfile', 'Nobody who looks like that answers me. So it must be fake.', 33 * day]],
    decided: {
      measure: 'dismiss',
      section: null,
      afterHours: 3,
      note: 'False: reported right after she unmatched him.',
    },
  },
  {
    slug: 'hugo-dubois',
    reports: [['chloe-nguyen', 'harassment', 'Il a partagé notre conversation dans un groupe.', 27 * day]],
    decided: { measure: 'suspend3', section: 'privacy', afterHours: 11 },
    appeal: {
      text: 'Ce n’était pas moi : la capture vient de son frère, il l’a dit lui-même.',
      hoursAgo: 26 * day,
      outcome: 'overturned',
    },
  },
  {
    slug: 'removed-in-october',
    reports: [
      ['freya-mcgregor', 'harassment', null, 22 * day],
      ['ingrid-solberg', 'harassment', null, 22 * day - 2],
      ['sara-lindqvist', 'inappropriateContent', null, 22 * day - 3],
    ],
    decided: { measure: 'remove', section: 'consent', afterHours: 4 },
  },
  {
    slug: 'dmitri-volkov',
    reports: [
      ['leilani-kahale', 'harassment', 'Ten messages in one night, each angrier than the one before.', 18 * day],
      ['nour-khalil', 'harassment', 'Il m’insulte dès que je ne réponds pas.', 18 * day - 9],
    ],
    decided: { measure: 'suspend3', section: 'consent', afterHours: 12, note: 'After a warning. Longer next time.' },
  },
  {
    slug: 'daehyun-jung',
    reports: [['yuna-han', 'inappropriateContent', '소개글에 욕설이 있어요.', 13 * day]],
    decided: { measure: 'warn', section: 'be-kind', afterHours: 16, language: 'ko' },
  },
  {
    slug: 'tariq-mahmood',
    reports: [
      ['meera-joshi', 'harassment', 'वीडियो कॉल पर ज़ोर देते रहे, मना करने पर भी।', 9 * day],
      ['sunita-rai', 'harassment', null, 9 * day - 5],
    ],
    decided: { measure: 'suspend30', section: 'consent', afterHours: 8 },
    appeal: {
      text: 'I asked twice because the line was bad, not because she said no. Please read it again.',
      hoursAgo: 29,
    },
  },
  {
    slug: 'mateo-rojas',
    reports: [['camila-torres', 'fakeProfile', 'La foto es de un actor de telenovelas.', 6 * day]],
    decided: { measure: 'warn', section: 'be-yourself', afterHours: 21, language: 'es' },
    appeal: { text: 'Soy yo. Hice teatro en la universidad y esa foto es de una función.', hoursAgo: 17 },
  },
  {
    slug: 'ravi-kumar',
    reports: [['ananya-iyer', 'spam', 'हर मैसेज में दुकान का लिंक भेजते हैं।', 3 * day]],
    decided: { measure: 'suspend1', section: 'money', afterHours: 6, language: 'hi' },
    appeal: { text: 'वह दुकान मेरी माँ की है, और लिंक मैंने पूछने पर ही भेजा था।', hoursAgo: 5 },
  },
];
