import { type Kysely, sql } from 'kysely';
import { type Canned, texts } from './020-cannedAnswers.ts';

type Language = keyof typeof texts;

const reworded: Record<Language, Partial<Record<keyof Canned, string>>> = {
  en: {
    fixed:
      'Hello, you’re right, this one’s on us. It will be fixed in version [[version]] of the app, which we expect on [[day]]. We’re sorry for the trouble.',
    refund:
      'Hello, we’ve refunded you [[amount]]. It may take up to [[number]] days to arrive. We’re sorry this happened.',
    safety:
      'Hello, thank you for telling us. A person looks at every report. To protect everyone’s privacy, we may not be able to tell you everything we do. If you’re in danger, please call your local emergency number at once.',
    data: 'Hello, you’ll get a copy of the data we hold about you by [[day]], at the email address of your account.',
    solved: 'Hello, we believe this is solved now. If it isn’t, just write to us again.',
  },
  es: {
    fixed:
      'Hola, tienes razón y el error es nuestro. Quedará corregido en la versión [[versión]] de la app, que esperamos para el [[día]]. Lamentamos las molestias.',
    refund: 'Hola, te devolvimos [[importe]]. Puede tardar hasta [[número]] días en llegar. Lamentamos lo ocurrido.',
    safety:
      'Hola, gracias por avisarnos. Una persona revisa cada reporte. Para proteger la privacidad de todos, quizá no podamos contarte todo lo que hacemos. Si estás en peligro, llama de inmediato al número de emergencias de tu zona.',
    data: 'Hola, a más tardar el [[día]] recibirás, en la dirección de tu cuenta, una copia de los datos que guardamos sobre ti.',
    solved: 'Hola, creemos que esto ya está resuelto. Si no es así, escríbenos de nuevo y lo retomamos.',
  },
  ko: {
    details:
      '안녕하세요, 문의해 주셔서 감사합니다. 원인을 찾으려면 다음 내용이 더 필요해요: [[필요한 정보]]. 여기에 바로 답해 주시면 돼요.',
    fixed:
      '안녕하세요, 말씀하신 게 맞아요. 저희 잘못이에요. 앱 [[버전]] 버전에서 바로잡을게요. [[날짜]]에 나올 예정이에요. 불편을 드려 죄송합니다.',
    refund:
      '안녕하세요, [[금액]] 환불을 처리했어요. 계좌나 카드에 반영되기까지 최대 [[숫자]]일이 걸릴 수 있어요. 이런 일이 생겨 죄송합니다.',
    safety:
      '안녕하세요, 알려 주셔서 감사합니다. 모든 신고는 사람이 직접 살펴봐요. 모두의 사생활을 지키기 위해, 저희가 한 조치를 전부 알려 드리지는 못할 수 있어요. 지금 위험한 상황이라면 먼저 계신 곳의 긴급 신고 번호로 연락해 주세요.',
    data: '안녕하세요, 저희가 보관하고 있는 회원님의 데이터 사본을 [[날짜]]까지 계정의 이메일 주소로 보내 드릴게요.',
    solved: '안녕하세요, 이제 해결된 것 같아요. 아직이라면 언제든 다시 알려 주세요.',
  },
  hi: {
    safety:
      'नमस्ते, बताने के लिए शुक्रिया। हर रिपोर्ट को कोई इंसान देखता है। सबकी प्राइवेसी का ध्यान रखते हुए हो सकता है कि हम अपनी हर कार्रवाई आपको न बता पाएँ। अगर आप ख़तरे में हैं, तो पहले अपने इलाक़े के इमरजेंसी नंबर पर फ़ोन कीजिए।',
    data: 'नमस्ते, आपका जो डेटा हमारे पास है, उसकी कॉपी आपको [[तारीख़]] तक आपके अकाउंट वाले ईमेल पते पर मिल जाएगी।',
    solved: 'नमस्ते, हमें लगता है कि अब यह ठीक हो गया है। अगर नहीं, तो हमें फिर से लिख दीजिए।',
  },
};

const rewordings = Object.entries(reworded).flatMap(([language, replies]) =>
  Object.entries(replies).map(([key, text]) => {
    const [title, before] = texts[language as Language][key as keyof Canned];
    return { language, title, before, text };
  }),
);

/** Rewords the first saved replies, except those that an administrator has changed. */
export async function rewordReplies(db: Kysely<unknown>) {
  for (const { language, title, before, text } of rewordings)
    await sql`
      update saved_reply set text = ${text}
      where language = ${language} and title = ${title} and text = ${before}`.execute(db);
}
