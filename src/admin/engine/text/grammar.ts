import { isolate } from '#i18n/isolate.ts';

/** Korean particles after a consonant and after a vowel. The first, after ㄹ, takes the form after a vowel. */
const particles: Record<string, readonly [string, string]> = {
  '(으)로': ['으로', '로'],
  '을(를)': ['을', '를'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '와(과)': ['과', '와'],
};

/** ㄹ as a final consonant. */
const rieul = '\u11af';

/** Korean syllables that digits and capital letters end with when they are read aloud. */
const readAs: Record<string, string> = {
  0: '영',
  1: '일',
  3: '삼',
  6: '육',
  7: '칠',
  8: '팔',
  L: '엘',
  M: '엠',
  N: '엔',
  R: '알',
};

/** The final consonant of a text's last syllable, empty for none. Undefined if it is unknown, as in a foreign word. */
function finalConsonant(text: string) {
  const [last = ''] = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(text) ?? [];
  const isAcronym = /(^|[^\p{L}])[A-Z]+[^\p{L}]*$/u.test(text);
  const syllable = readAs[last] && (/\d/.test(last) || isAcronym) ? readAs[last] : last;
  const [, , final = ''] = syllable.normalize('NFD'); // into consonant, vowel, consonant
  if (/[가-힣]/.test(syllable)) return final;
  return /\d/.test(last) || isAcronym ? '' : undefined;
}

function particleAfter(text: string, particle: string) {
  const final = finalConsonant(text);
  const [afterConsonant, afterVowel] = particles[particle] ?? [particle, particle];
  if (final === undefined) return particle;
  return final === '' || (particle === '(으)로' && final === rieul) ? afterVowel : afterConsonant;
}

const placeholder = /%\{([\w.-]+)\}(?:([’”'"]?)(\(으\)로|을\(를\)|이\(가\)|은\(는\)|와\(과\)))?/g;
const genders = /\[([^|\]]*)\|([^\]]*)\]/g;

type Resolve = (expression: string, name: string) => string | number;

/**
 * Fills a message's placeholders like polyglot. In addition, `[el|la]` becomes the form for the masculine or feminine
 * `gender`, and a Korean particle in both forms, `%{name}을(를)`, becomes the one for the sound before it. The inserted values
 * stay as they are, apart from the isolation of their direction.
 */
export function interpolate(this: string, _: RegExp, resolve: Resolve) {
  const gender = resolve('', 'gender');
  const choose = (choice: string, masculine: string, feminine: string) =>
    gender ? (gender === 'feminine' ? feminine : masculine) : choice;
  return this.replace(genders, choose).replace(placeholder, (match, name: string, quote = '', particle = '') => {
    const expression = `%{${name}}`;
    const value = String(resolve(expression, name));
    return value === expression ? match : isolate(value) + quote + (particle && particleAfter(value, particle));
  });
}
