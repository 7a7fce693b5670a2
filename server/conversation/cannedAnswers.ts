import type { CannedAnswer } from '#api/extensions/wire/conversation.ts';

type Canned = Record<'details' | 'fixed' | 'refund' | 'safety' | 'data' | 'solved', [title: string, text: string]>;

const texts: Record<string, Canned> = {
  en: {
    details: [
      'Ask for details',
      'Hello, and thank you for writing. To find the cause we need a little more from you: [[what we need to know]]. Just reply here.',
    ],
    fixed: [
      'Our mistake, fixed soon',
      'Hello, you are right, and the mistake is ours. It will be fixed in version [[version]] of the app, which we expect on [[day]]. We are sorry for the trouble.',
    ],
    refund: [
      'Refund sent',
      'Hello, we have refunded you [[amount]]. It may take up to [[number]] days to show in your account. We are sorry this happened.',
    ],
    safety: [
      'Report received',
      'Hello, thank you for telling us. A person looks at every report within 24 hours. What we decide stays between us and whoever it is about, so you may not hear the details. If you are in danger, please call your local emergency number first.',
    ],
    data: [
      'Copy of data',
      'Hello, by [[day]] you will get a copy of everything we store about you, at the email address of your account.',
    ],
    solved: [
      'Solved?',
      'Hello, we believe this is solved now. If it is not, write again here and the conversation will reopen.',
    ],
  },
  es: {
    details: [
      'Pedir detalles',
      'Hola, gracias por escribirnos. Para encontrar la causa necesitamos saber algo más: [[lo que necesitamos saber]]. Puedes contestar aquí mismo.',
    ],
    fixed: [
      'Error nuestro, pronto corregido',
      'Hola, tienes razón y el error es nuestro. Desaparecerá con la versión [[versión]] de la app, que esperamos para el [[día]]. Sentimos las molestias.',
    ],
    refund: [
      'Dinero devuelto',
      'Hola, te hemos devuelto [[importe]]. Tu banco puede tardar hasta [[número]] días en mostrarlo. Sentimos lo ocurrido.',
    ],
    safety: [
      'Reporte recibido',
      'Hola, gracias por avisarnos. Una persona revisa cada reporte en menos de 24 horas. Lo que decidimos queda entre nosotros y la otra persona, así que quizá no conozcas los detalles. Si estás en peligro, llama antes que nada al número de emergencias de donde estés.',
    ],
    data: [
      'Copia de los datos',
      'Hola, a más tardar el [[día]] recibirás, en la dirección de tu cuenta, una copia de todo lo que guardamos sobre ti.',
    ],
    solved: [
      '¿Resuelto?',
      'Hola, creemos que esto ya está resuelto. Si no es así, escríbenos de nuevo aquí y la conversación se volverá a abrir.',
    ],
  },
  ko: {
    details: [
      '자세한 내용 요청',
      '안녕하세요, 문의해 주셔서 고마워요. 원인을 찾으려면 다음 내용이 더 필요해요: [[필요한 정보]]. 여기에 바로 답해 주시면 돼요.',
    ],
    fixed: [
      '저희 오류, 곧 수정',
      '안녕하세요, 말씀하신 게 맞아요. 저희 잘못이에요. [[날짜]]에 나올 앱 [[버전]] 버전에서 바로잡을게요. 불편을 드려 죄송해요.',
    ],
    refund: [
      '환불 완료',
      '안녕하세요, [[금액]]을 환불해 드렸어요. 은행 내역에 보이기까지 최대 [[숫자]]일이 걸려요. 이런 일이 생겨 죄송해요.',
    ],
    safety: [
      '신고 접수',
      '안녕하세요, 알려 주셔서 고마워요. 모든 신고는 24시간 안에 사람이 직접 살펴봐요. 결정 내용은 저희와 당사자만 알 수 있어서 자세히 전해 드리지 못할 수 있어요. 지금 위험한 상황이라면 먼저 계신 곳의 긴급 전화로 연락해 주세요.',
    ],
    data: [
      '데이터 사본',
      '안녕하세요, 저희가 보관하고 있는 회원님의 모든 데이터 사본을 [[날짜]]까지 계정의 이메일 주소로 보내 드릴게요.',
    ],
    solved: [
      '해결됐나요?',
      '안녕하세요, 이제 해결된 것 같아요. 아직이라면 여기에 다시 적어 주세요. 대화가 다시 열려요.',
    ],
  },
  hi: {
    details: [
      'थोड़ी और जानकारी माँगें',
      'नमस्ते, लिखने के लिए शुक्रिया। वजह ढूँढने के लिए हमें थोड़ी और जानकारी चाहिए: [[क्या जानना है]]। जवाब यहीं दे दीजिए।',
    ],
    fixed: [
      'हमारी ग़लती, जल्द ठीक होगी',
      'नमस्ते, आपने सही कहा, ग़लती हमारी है। ऐप के वर्शन [[वर्शन]] में यह ठीक हो जाएगी, जो [[तारीख़]] तक आने वाला है। तकलीफ़ के लिए माफ़ कीजिए।',
    ],
    refund: [
      'पैसे लौटाए गए',
      'नमस्ते, हमने आपको [[रक़म]] लौटा दिए हैं। बैंक में दिखने में [[संख्या]] दिन तक लग सकते हैं। जो हुआ, उसके लिए माफ़ कीजिए।',
    ],
    safety: [
      'रिपोर्ट मिल गई',
      'नमस्ते, बताने के लिए शुक्रिया। हर रिपोर्ट को 24 घंटे के अंदर कोई इंसान देखता है। हमारा फ़ैसला हमारे और उस व्यक्ति के बीच रहता है, इसलिए हो सकता है कि आपको पूरी बात न बताई जाए। अगर आप ख़तरे में हैं, तो पहले अपने इलाक़े के इमरजेंसी नंबर पर फ़ोन कीजिए।',
    ],
    data: [
      'डेटा की कॉपी',
      'नमस्ते, आपके बारे में हमारे पास जो कुछ है, उसकी कॉपी आपको [[तारीख़]] तक आपके अकाउंट वाले पते पर मिल जाएगी।',
    ],
    solved: [
      'क्या हल हो गया?',
      'नमस्ते, हमें लगता है कि अब यह ठीक हो गया है। अगर नहीं, तो यहीं फिर लिखिए, बातचीत दोबारा खुल जाएगी।',
    ],
  },
};

/** Answers that are there already, in each language that people are answered in. */
export const cannedAnswers: readonly CannedAnswer[] = Object.entries(texts).flatMap(([language, canned]) =>
  Object.entries(canned).map(([name, [title, text]]) => ({ id: `${language}.${name}`, language, title, text })),
);
