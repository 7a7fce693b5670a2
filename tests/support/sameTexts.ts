/**
 * Stored texts with a typed search, and whether the search finds them. Every search of the server and the browser gives
 * these answers.
 */
export const searchedTexts: [stored: string, typed: string, isFound: boolean][] = [
  ['GARCÍA LÓPEZ', 'garcía', true],
  ['GARCÍA LÓPEZ', 'garcia lopez', true],
  ['Élodie', 'ÉLODIE', true],
  ['Elodie', 'élodie', true],
  ['Jose\u0301 Nu\u0301n\u0303ez', 'José Núñez', true],
  ['José Núñez', 'nu\u0301n\u0303ez', true],
  ['Дмитрий Волков', 'ВОЛКОВ', true],
  ['ΟΔΟΣ ΑΘΗΝΑΣ', 'οδος', true],
  ['οδός', 'ΟΔΟΣ', true],
  ['İpek Yıldız', 'ipek yildiz', true],
  ['IPEK', 'ıpek', true],
  ['Ａｄａ　Ｌｏｖｅｌａｃｅ', 'ada lovelace', true],
  ['Ada Lovelace', 'ＡＤＡ', true],
  ['ﬁona', 'fiona', true],
  ['김하늘', '하늘', true],
  ['김하늘', '김하늘'.normalize('NFD'), true],
  ['김하늘'.normalize('NFD'), '김하늘', true],
  ['김하늘', '기', true],
  ['김하늘', '한', false],
  ['हिन्दी', 'हिन्दी'.normalize('NFD'), true],
  ['क\u093cलम', '\u0958लम', true],
  ['कि', 'की', false],
  ['कमल', 'किमल', false],
  ['Ana\u202Egro.elpmaxe', 'anagro', true],
  ['क्\u200dष', 'क्ष', true],
  ['Ana  María', 'ana maria', true],
  ['Ana\nMaría', 'ana maria', true],
  ['Straße', 'strasse', false],
  ['O’Connor', "o'connor", true],
  ['Ana‑Lucía', 'ana-lucia', true],
  ['Jose – Luis', 'jose - luis', true],
  ['“Ana”', '"ana"', true],
  ['I ❤\uFE0F you', 'i ❤ you', true],
  ['100%_Fun', '0%_f', true],
  ['100 Fun', '0%_f', false],
  ['a\\b', '\\', true],
];

/** Names that are the same, or not, where a name is unique. */
export const uniqueNames: [name: string, other: string, isSame: boolean][] = [
  ['Música', 'MÚSICA', true],
  ['Música', 'Mu\u0301sica', true],
  ['Música', 'Musica', false],
  ['Music', 'Ｍｕｓｉｃ', true],
  ['음악', '음악'.normalize('NFD'), true],
  ['क\u093cलम', '\u0958लम', true],
  ['Live music', 'Live  music', true],
  ['Live music', 'Live\u200b music', true],
  ['Live music', 'Live\u2028music', true],
  ['Live music', 'Live\u2800music', true],
  ...[
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u180b',
    '\u200c',
    '\u200d',
    '\u206a',
    '\u3164',
    '\ufe0f',
    '\ufff9',
    '\u{e0041}',
    '\u{e0100}',
  ].map((invisible): [string, string, boolean] => ['Music', `Mus${invisible}ic`, true]),
  ['ऱ्\u200dया', 'ऱ्या', true],
  ['Family 👨\u200d👩\u200d👧', 'Family 👨👩👧', true],
  ['कि', 'की', false],
];

/** Addresses that lead to one mailbox, or not. */
export const sameAddresses: [address: string, other: string, isSame: boolean][] = [
  ['ada@münchen.example', 'ADA@xn--mnchen-3ya.example', true],
  ['ada@münchen.example', 'ada@mu\u0308nchen.example', true],
  ['ada@한국.example', `ada@${'한국'.normalize('NFD')}.example`, true],
  ['ada@한국.example', 'ada@xn--3e0b707e.example', true],
  ['ａｄａ@example.com', 'ada@EXAMPLE.com', true],
  ['ada@munchen.example', 'ada@münchen.example', false],
  ['álvaro@example.com', 'alvaro@example.com', false],
];

/** Passwords that keyboards send in two forms. */
export const samePasswords: [password: string, typed: string][] = [
  ['비밀번호-é-2026', '비밀번호-é-2026'.normalize('NFD')],
  ['비밀번호-é-2026'.normalize('NFD'), '비밀번호-é-2026'],
  ['Ｓｅｃｒｅｔ-1357-xyz', 'Secret-1357-xyz'],
];
