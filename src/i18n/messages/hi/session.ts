import type { SessionMessages } from '#i18n/messages/en/session.ts';

export const session: SessionMessages = {
  language: 'भाषा',
  languageFailed: 'यह भाषा नहीं आ पाई। इंटरनेट देखें और एक बार फिर कोशिश करें।',
  deck: { safe: 'सेफ़।', simple: 'आसान।', fun: 'मज़ेदार।' },
  password: { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' },
  invalid: {
    email: 'कृपया सही ईमेल पता डालें',
    password: 'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए',
  },
  login: {
    title: 'साइन इन',
    heading: 'आपको देखकर अच्छा लगा।',
    tagline: 'सेफ़, आसान और मज़ेदार डेटिंग का ध्यान कोई रखता है। और वो आप हैं।',
    sessionEnded: 'आपका सेशन ख़त्म हो गया है। साइन इन करें, आप वहीं पहुँचेंगे जहाँ थे।',
    email: 'ईमेल पता',
    password: 'पासवर्ड',
    code: 'साइन-इन कोड',
    submit: 'साइन इन करें',
    pending: 'साइन इन हो रहा है…',
    failed: 'लॉगिन करते समय कोई गड़बड़ी हुई',
  },
  changePassword: {
    title: 'पासवर्ड बदलें',
    heading: 'नया पासवर्ड चुनें।',
    tagline: 'कम से कम 6 अक्षर; छोटा-सा वाक्य हो तो और अच्छा। यहाँ आप साइन इन रहेंगे, बाक़ी जगह साइन आउट हो जाएँगे।',
    oldPassword: 'पुराना पासवर्ड',
    newPassword: 'नया पासवर्ड',
    submit: 'पासवर्ड बदलें',
    pending: 'बदला जा रहा है…',
    empty: 'कृपया सभी फ़ील्ड भरें',
    failed: 'पासवर्ड नहीं बदल पाया',
    wentWrong: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
    success: 'आपका पासवर्ड बदल गया है।',
    toDashboard: 'डैशबोर्ड पर वापस जाएँ',
    toLogin: 'साइन इन पर जाएँ',
  },
};
