import type { ReportReason } from '#api/extensions/wire.ts';

/** A report. `reporter` is a user's slug. */
export type SampleReport = readonly [reporter: string, reason: ReportReason, text: string | null, hoursAgo: number];

/** The reported user's slug, and the reports. Each reporter writes in their own language. */
type SeededCase = { slug: string; reports: readonly SampleReport[] };

/** Cases that wait for a decision: plain ones, a dangerous one, one with several reports, and a groundless one. */
export const openCases: readonly SeededCase[] = [
  {
    slug: 'dmitri-volkov',
    reports: [
      ['hana-suzuki', 'harassment', 'He keeps writing although I said no twice. The last message was a threat.', 31],
      ['sara-lindqvist', 'harassment', 'Same here: insults as soon as I did not answer within the hour.', 12],
      ['lucia-fernandez', 'harassment', 'Le dije que no me interesaba y empezó a insultarme.', 3],
    ],
  },
  {
    slug: 'nikos-papadakis',
    reports: [['chloe-nguyen', 'spam', 'Asked me to put money into a “sure thing” on the second day.', 27]],
  },
  {
    slug: 'emre-kaya',
    reports: [['yuna-han', 'fakeProfile', '사진이 다른 사람 거예요. 원래 주인의 공개 계정을 본 적이 있어요.', 22]],
  },
  {
    slug: 'wei-chen',
    reports: [['diya-patel', 'harassment', 'मना करने के बाद भी दफ़्तर का पता पूछते रहे। मुझे डर लग रहा है।', 19]],
  },
  {
    slug: 'tomas-novak',
    reports: [
      ['camila-torres', 'inappropriateContent', 'En su tercera foto se ve a un amigo mío que no dio permiso.', 17],
    ],
  },
  {
    slug: 'maya-okafor',
    reports: [['marco-bianchi', 'fakeProfile', 'She said she likes my city better than hers. Nobody does.', 14]],
  },
  {
    slug: 'kwame-mensah',
    reports: [
      ['ingrid-solberg', 'spam', 'The same line word for word to me and to my flatmate.', 11],
      ['nour-khalil', 'spam', null, 10],
    ],
  },
  { slug: 'hugo-dubois', reports: [['amina-diallo', 'inappropriateContent', null, 8]] },
  {
    slug: 'rohan-gupta',
    reports: [['ananya-iyer', 'harassment', 'Wanted me to send photos, and called me boring when I would not.', 6]],
  },
  {
    slug: 'samuel-abebe',
    reports: [['haeun-park', 'spam', '프로필에 가게 광고 링크가 있어요.', 4]],
  },
  {
    slug: 'valentina-cruz',
    reports: [['gabriel-santos', 'fakeProfile', 'Tiene dos cuentas con las mismas fotos.', 2]],
  },
  {
    slug: 'jack-thompson',
    reports: [['freya-mcgregor', 'harassment', 'Published our chat in a group of friends.', 1]],
  },
];
