import { createHash } from 'node:crypto';

/** Something that happens at the app: which call of the intake, with what, in which minute of the day. */
type Happening = {
  minute: number;
  call: 'user' | 'device' | 'report' | 'message';
  values: Record<string, unknown>;
};

const names = {
  English: ['Rowan Ashby', 'Imogen Fairley', 'Tobin Marsh', 'Calla Winslow', 'Edmund Thorne', 'Saffron Bligh'],
  Español: ['Marisol Quintana', 'Iker Belmonte', 'Candela Rivas', 'Nahuel Ortuño', 'Lía Casales', 'Bruno Zaldívar'],
  한국어: ['한별아', '도윤슬', '채라온', '남시우', '백가람', '유다온'],
  हिन्दी: ['विहान कश्यप', 'तारा भारद्वाज', 'ईशान मेहरोत्रा', 'मीरा सान्याल', 'आदित्य रावल', 'काव्या दीक्षित'],
};

/** What somebody speaks, as the profile says. */
type Spoken = keyof typeof names;

const questions: Record<Spoken, readonly string[]> = {
  English: ['My match disappeared overnight.', 'How do I change my city?', 'The app asks for my age again and again.'],
  Español: ['Mi pareja de ayer ya no aparece.', '¿Cómo cambio mi ciudad?', 'No me llegan las notificaciones.'],
  한국어: ['어제 매칭된 사람이 사라졌어요.', '지역은 어떻게 바꾸나요?', '알림이 오지 않아요.'],
  हिन्दी: ['कल का मैच आज दिख ही नहीं रहा।', 'शहर कैसे बदलूँ?', 'नोटिफ़िकेशन नहीं आ रहे हैं।'],
};

const complaints: Record<Spoken, readonly string[]> = {
  English: ['Would not take no for an answer.', 'Wanted me to buy something on the first day.'],
  Español: ['No aceptaba un no.', 'Quería venderme algo el primer día.'],
  한국어: ['싫다고 했는데도 계속 연락해요.', '첫날부터 뭔가를 사라고 했어요.'],
  हिन्दी: ['मना करने के बाद भी लिखते रहे।', 'पहले ही दिन कुछ बेचने लगे।'],
};

/** What the reported person wrote, and the answer. */
const exchanges: Record<Spoken, readonly [string, string]> = {
  English: ['One hundred, and you will thank me on Friday.', 'I said no.'],
  Español: ['Cien, y el viernes me lo agradeces.', 'Te dije que no.'],
  한국어: ['십만 원만요. 금요일에 고마워할 거예요.', '싫다고 했잖아요.'],
  हिन्दी: ['बस सौ डॉलर, शुक्रवार को शुक्रिया कहोगे।', 'मैंने मना किया था।'],
};

/** What of it comes with a report that is about words. */
const chatFor = (reason: string, language: Spoken) =>
  ['harassment', 'spam'].includes(reason)
    ? exchanges[language].map((text, line) => ({ author: line === 0 ? 'reported' : 'reporter', text }))
    : [];

const reasons = ['harassment', 'spam', 'inappropriateContent', 'fakeProfile'];

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function createDice(seed: string) {
  let rolled = 0;
  return () => {
    rolled += 1;
    return createHash('sha256').update(`${seed} ${rolled}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}

const minutesOfDay = 24 * 60;

const uuidOf = (seed: string, number: number) =>
  createHash('sha256')
    .update(`${seed} person ${number}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

type Person = { uuid: string; language: Spoken; arrival: number };

/**
 * The day of a small app: so many people arrive, some change their phone, some write to support, and where a match went
 * wrong one is reported, a few by several. The same day for the same seed, in the order in which it happens.
 */
export function planDay(people: number, seed: string): Happening[] {
  const roll = createDice(seed);
  const pick = <One>(all: readonly One[]) => all[Math.floor(roll() * all.length)] as One;
  const languages = Object.keys(names) as Spoken[];
  const day: Happening[] = [];
  const arrived: Person[] = [];
  const later = (from: number) => Math.min(minutesOfDay - 1, from + 1 + Math.floor(roll() * 300));

  const arrive = (number: number) => {
    const language = pick(languages);
    // Most come in the evening.
    const person = { uuid: uuidOf(seed, number), language, arrival: Math.floor(Math.sqrt(roll()) * minutesOfDay) };
    const profile = { name: pick(names[language]), email: `person${number}.${seed}@example.com`, language };
    const values = {
      uuid: person.uuid,
      ...profile,
      platform: pick(['ios', 'android']),
      age: 18 + Math.floor(roll() * 40),
    };
    day.push({ minute: person.arrival, call: 'user', values });
    arrived.push(person);
  };

  const live = ({ uuid, language, arrival }: Person) => {
    const minute = later(arrival);
    if (roll() < 0.05) day.push({ minute, call: 'device', values: { user: uuid, platform: 'android' } });
    if (roll() < 0.08) day.push({ minute, call: 'message', values: { user: uuid, text: pick(questions[language]) } });
    if (roll() > 0.06) return;
    const other = pick(arrived);
    if (other.uuid === uuid) return;
    const [reason, words] = [pick(reasons), pick(complaints[language])];
    const values = { user: other.uuid, reporter: uuid, reason, words, chat: chatFor(reason, language) };
    day.push({ minute: Math.max(minute, other.arrival + 1), call: 'report', values });
  };

  for (let number = 1; number <= people; number += 1) arrive(number);
  for (const person of arrived) live(person);
  return day.toSorted((one, other) => one.minute - other.minute);
}
