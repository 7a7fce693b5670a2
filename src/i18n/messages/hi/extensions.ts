import type { Language } from '#i18n/language.ts';
import type { ExtensionResources, LetterTexts } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';
import { detailsOf } from './resources.ts';

const guidelines = {
  'adults-only': 'सिर्फ़ वयस्कों के लिए',
  'be-yourself': 'जो हैं वही रहिए, एक ही अकाउंट से',
  'be-kind': 'अच्छे से पेश आइए',
  consent: 'ना का सम्मान कीजिए',
  content: 'वही दिखाइए जो दिखाने लायक़ हो',
  privacy: 'प्राइवेसी का ध्यान रखिए',
  drafts: 'ड्राफ़्ट सोच-समझकर लिखिए',
  swaps: 'स्वैप इजाज़त लेकर कीजिए',
  money: 'न पैसा, न कारोबार',
  'meet-safely': 'सुरक्षित तरीक़े से मिलिए',
  'no-tricks': 'कोई चालाकी नहीं',
  report: 'रिपोर्ट और ब्लॉक कीजिए',
};

const keptOut = {
  suspend1: '1 दिन का निलंबन',
  suspend3: '3 दिन का निलंबन',
  suspend7: '7 दिन का निलंबन',
  suspend30: '30 दिन का निलंबन',
  suspend90: '90 दिन का निलंबन',
  remove: 'हमेशा के लिए हटाया गया',
};

const decided = {
  dismiss: 'ख़ारिज',
  warn: 'चेतावनी दी गई',
  ...keptOut,
};

/** The reasons of reports. */
const reasons = {
  harassment: 'उत्पीड़न',
  spam: 'स्पैम',
  inappropriateContent: 'अनुचित सामग्री',
  fakeProfile: 'फ़र्ज़ी प्रोफ़ाइल',
};

/** The names of the languages. */
const languageNames: Record<Language, string> = { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी' };

/** The labels of a letter's texts. */
const letterTexts: LetterTexts = {
  subject_en: 'अंग्रेज़ी में विषय',
  body_en: 'अंग्रेज़ी में टेक्स्ट',
  subject_es: 'स्पैनिश में विषय',
  body_es: 'स्पैनिश में टेक्स्ट',
  subject_ko: 'कोरियाई में विषय',
  body_ko: 'कोरियाई में टेक्स्ट',
  subject_hi: 'हिन्दी में विषय',
  body_hi: 'हिन्दी में टेक्स्ट',
};

/** Explains why a letter may not contain double brackets. */
const asWritten = 'चिट्ठी जैसी लिखी है, वैसी ही जाती है। [[दोहरे ब्रैकेट]] वाला हिस्सा हटा दें।';

const asParagraphs = 'ख़ाली लाइन से नया पैराग्राफ़ शुरू होता है। वेब पते लिंक बन जाते हैं।';

export const extensions: TranslatedResources<ExtensionResources, 'hi'> = {
  ticket: {
    name: 'टिकट',
    gender: 'masculine',
    fields: {
      id: 'टिकट नंबर',
      text: 'टेक्स्ट',
      hours: 'इंतज़ार',
      claimed_by: 'किसके ज़िम्मे',
      'user.email': 'ईमेल',
      from: 'कहाँ से आया',
      language: 'भाषा',
    },
    empty: { claimed_by: 'किसी के नहीं', language: 'पता नहीं' },
    sections: { person: 'व्यक्ति' },
    choices: {
      waits_for: { us: 'हमें जवाब देना है', them: 'उनके जवाब का इंतज़ार', nobody: 'बंद' },
      from: { app: 'ऐप अकाउंट', form: 'संपर्क फ़ॉर्म, पहचान पक्की नहीं', program: 'संपर्क फ़ॉर्म, शायद किसी प्रोग्राम ने भरा' },
    },
    segments: { active: 'हमें जवाब देना है', answered: 'उनके जवाब का इंतज़ार', closed: 'बंद' },
    actions: {
      reply: 'जवाब दें',
      replyAndClose: 'जवाब देकर बंद करें',
      note: 'नोट जोड़ें',
      claim: 'अपने ज़िम्मे लें',
      reopen: 'फिर खोलें',
      export: 'डेटा एक्सपोर्ट करें',
    },
    texts: {
      segments: {
        active: { empty: 'ऐसा कोई टिकट नहीं, जिसका जवाब हमें देना हो।' },
        answered: { empty: 'ऐसा कोई टिकट नहीं, जिस पर उनके जवाब का इंतज़ार हो।', source: 'जवाब देने पर टिकट यहाँ आ जाता है।' },
      },
      actions: {
        reply: { title: 'टिकट का जवाब दें', success: 'जवाब दे दिया गया', failure: 'जवाब नहीं दिया जा सका' },
        replyAndClose: {
          title: 'जवाब देकर टिकट बंद करें',
          delayed: 'आपका जवाब पाँच सेकंड में जाएगा और %{record} बंद हो जाएगा',
          success: 'जवाब सेव हो गया, टिकट बंद हो गया',
          failure: 'जवाब सेव नहीं हो सका',
        },
        note: { title: 'अंदरूनी नोट जोड़ें', success: 'नोट जोड़ दिया गया', failure: 'नोट जोड़ा नहीं जा सका' },
        claim: { success: 'दस मिनट के लिए आपके ज़िम्मे', failure: 'टिकट आपके ज़िम्मे नहीं किया जा सका' },
        export: {
          title: 'टिकट एक्सपोर्ट करें',
          question:
            '%{record} अंदरूनी नोट के बिना एक फ़ाइल में सेव होगा। फ़ाइल सिर्फ़ टिकट में दिए पते पर भेजें। यह एक्सपोर्ट गतिविधि लॉग में दर्ज होगा।',
          success: 'डेटा एक्सपोर्ट हो गया',
          failure: 'डेटा एक्सपोर्ट नहीं हो पाया',
        },
        delete: {
          question: '%{record} के मैसेज, नोट और न भेजे गए ईमेल हमेशा के लिए मिट जाएँगे। इन्हें वापस नहीं लाया जा सकता।',
        },
        reopen: {
          title: 'टिकट फिर खोलें',
          question: '%{record} फिर से खुले टिकटों में आ जाएगा।',
          success: 'टिकट फिर खोल दिया गया',
          failure: 'टिकट फिर से नहीं खोला जा सका',
        },
      },
    },
  },
  ticketMessages: {
    name: 'मैसेज',
    gender: 'masculine',
    fields: { name: 'नाम', author: 'किसने लिखा', text: 'मैसेज', email: 'एडमिन', created_at: 'तारीख़ और समय' },
    choices: { author: { person: 'टिकट भेजने वाले', support: 'सपोर्ट', note: 'अंदरूनी नोट' } },
    texts: { list: { title: 'बातचीत', empty: 'अभी तक किसी ने जवाब नहीं दिया है।' } },
  },
  savedReplies: {
    name: 'तैयार जवाब',
    gender: 'masculine',
    fields: { title: 'शीर्षक', language: 'भाषा', text: 'जवाब', placeholders: 'भरने की जगहें' },
    hints: { text: 'जो हर बार बदलता है, उसे [[दोहरे ब्रैकेट]] में लिखें। जवाब देते समय उसे भर लें।' },
    empty: { placeholders: 'कोई नहीं' },
    choices: { language: languageNames },
    texts: {
      list: { empty: 'अभी कोई तैयार जवाब नहीं है।' },
      actions: { delete: { question: '“%{record}” तैयार जवाबों से हटा दिया जाएगा।' } },
    },
  },
  letters: {
    name: 'चिट्ठी |||| चिट्ठियाँ',
    gender: 'feminine',
    fields: {
      ...letterTexts,
      state: 'स्थिति',
      sent: 'कहाँ तक पहुँची',
      recipients: 'पाने वाले',
      created_at: 'कब लिखी गई',
      begun_at: 'भेजना कब शुरू हुआ',
      preview: 'पाने वालों को ऐसी दिखेगी',
      language: 'भाषा',
    },
    hints: { body_en: asParagraphs, body_es: asParagraphs, body_ko: asParagraphs, body_hi: asParagraphs },
    rules: {
      subject_en: asWritten,
      body_en: asWritten,
      subject_es: asWritten,
      body_es: asWritten,
      subject_ko: asWritten,
      body_ko: asWritten,
      subject_hi: asWritten,
      body_hi: asWritten,
    },
    choices: {
      state: { draft: 'ड्राफ़्ट', sending: 'भेजी जा रही है', paused: 'रोकी गई', sent: 'भेजी गई' },
      language: languageNames,
    },
    actions: { test: 'मुझे भेजें', send: 'सबको भेजें', pause: 'रोकें', resume: 'जारी रखें' },
    sections: { ...languageNames, appearance: 'प्रीव्यू' },
    texts: {
      record: '“%{record}” चिट्ठी',
      list: {
        source: 'चिट्ठी वेटिंग लिस्ट के हर उस व्यक्ति को ईमेल से जाती है, जिसने पुष्टि की है।',
        empty: 'अभी कोई चिट्ठी नहीं है।',
        back: 'चिट्ठियों की लिस्ट पर वापस जाएँ',
      },
      show: detailsOf('चिट्ठी'),
      create: {
        add: 'नई चिट्ठी',
        addFirst: 'अपनी पहली चिट्ठी लिखें',
        title: 'नई चिट्ठी',
        save: 'ड्राफ़्ट सेव करें',
        success: 'ड्राफ़्ट सेव हो गया है',
        failure: 'ड्राफ़्ट सेव नहीं हो सका',
      },
      update: { save: 'ड्राफ़्ट सेव करें', success: 'ड्राफ़्ट सेव हो गया है', failure: 'ड्राफ़्ट सेव नहीं हो सका' },
      actions: {
        test: {
          title: 'मुझे भेजें',
          success: 'चिट्ठी आपको भेजी जा रही है',
          failure: 'चिट्ठी नहीं भेजी जा सकी',
        },
        send: {
          title: 'सबको भेजें',
          question:
            '%{record} उन सबको जाएगी जिन्होंने अपना पता पक्का किया है, सबको अपनी-अपनी भाषा में। इसे रोका जा सकता है, वापस नहीं लिया जा सकता।',
          success: 'चिट्ठी भेजी जा रही है',
          failure: 'चिट्ठी नहीं भेजी जा सकी',
          needs: 'सबको भेजने से पहले इसे हर भाषा में लिखें।',
        },
        pause: { success: 'चिट्ठी रोक दी गई है', failure: 'चिट्ठी नहीं रोकी जा सकी' },
        resume: {
          success: 'चिट्ठी फिर से भेजी जा रही है',
          delayed: '%{record} पाँच सेकंड में फिर से जाने लगेगी',
          failure: 'भेजना फिर से शुरू नहीं किया जा सका',
        },
        delete: { question: 'क्या %{record} सच में हटानी है? इसे वापस नहीं लाया जा सकेगा।' },
      },
    },
  },
  outbox: {
    name: 'ईमेल |||| ईमेल',
    gender: 'masculine',
    fields: {
      email: 'ईमेल पता',
      language: 'भाषा',
      kind: 'प्रकार',
      about_id: 'किस बारे में',
      state: 'स्थिति',
      cause: 'वजह',
      failure: 'क्यों नहीं गया',
      attempts: 'कोशिशें',
      attempted_at: 'आख़िरी कोशिश',
      due_at: 'अगली कोशिश',
    },
    empty: {
      language: 'पता नहीं',
      failure: 'कोई नहीं',
      attempted_at: 'अभी कोशिश नहीं हुई',
      due_at: 'कोई नहीं। समस्या स्थायी है: सर्वर इसे अपने आप फिर नहीं भेजेगा।',
    },
    choices: {
      kind: { confirmation: 'पते की पुष्टि', letter: 'चिट्ठी', test: 'चिट्ठी का टेस्ट', reply: 'टिकट का जवाब' },
      state: { queued: 'क़तार में', retrying: 'फिर कोशिश होगी', sending: 'रास्ते में', sent: 'भेजा गया', failed: 'नहीं गया' },
      language: languageNames,
    },
    segments: { unsent: 'नहीं भेजे गए', sent: 'भेजे गए' },
    actions: { retry: 'फिर भेजें' },
    texts: {
      list: {
        source: 'जो ईमेल नहीं जा सके, वे यहाँ दिखते हैं। चिट्ठी के ईमेल उसके पेज पर हैं।',
        title: 'आउटबॉक्स',
        empty: 'कोई ईमेल नहीं है।',
      },
      actions: {
        retry: {
          title: 'फिर भेजें',
          question: 'ईमेल %{record} को एक बार और जाएगा। पहला पहुँच चुका हो, तो दो बार मिलेगा।',
          success: 'ईमेल फिर से भेजा जाएगा',
          failure: 'ईमेल फिर से नहीं भेजा जा सका',
        },
      },
    },
  },
  preLaunch: {
    fields: { language: 'भाषा', state: 'स्थिति', email: 'ईमेल' },
    empty: { language: 'पता नहीं' },
    choices: {
      language: languageNames,
      state: { confirmed: 'पुष्टि हो चुकी', unconfirmed: 'पुष्टि बाक़ी', unsubscribed: 'लिस्ट छोड़ी' },
    },
    actions: { export: 'डेटा एक्सपोर्ट करें' },
    texts: {
      actions: {
        export: {
          title: 'डेटा एक्सपोर्ट करें',
          question:
            '%{record} के पते के बारे में हमारे पास जो जानकारी है, वह एक फ़ाइल में सेव होगी। फ़ाइल सिर्फ़ उसी पते पर भेजें। यह एक्सपोर्ट गतिविधि लॉग में दर्ज होगा।',
          success: 'डेटा एक्सपोर्ट हो गया',
          failure: 'डेटा एक्सपोर्ट नहीं हो पाया',
        },
      },
    },
  },
  account: {
    name: 'अकाउंट |||| अकाउंट',
    gender: 'masculine',
    fields: {
      email: 'ईमेल पता',
      second_factor: '2-स्टेप वेरिफ़िकेशन',
      recovery_codes: 'बचे हुए रिकवरी कोड',
      code: 'ऐप में दिखा कोड',
      password: 'मौजूदा पासवर्ड',
      codes: 'रिकवरी कोड। हर कोड से आप ऐप के बिना एक बार साइन इन कर सकते हैं। इन्हें सुरक्षित जगह पर रखें: ये फिर नहीं दिखाए जाएँगे।',
    },
    choices: {
      role: { admin: 'एडमिन', moderator: 'मॉडरेटर' },
      second_factor: { off: 'बंद', on: 'चालू', required: 'चालू, यहाँ ज़रूरी' },
    },
    actions: { turnOn: 'ऑथेंटिकेटर ऐप सेट करें', renewCodes: 'नए रिकवरी कोड', turnOff: '2-स्टेप वेरिफ़िकेशन बंद करें' },
    texts: {
      show: { pageTitle: 'अकाउंट और स्क्रीन' },
      actions: {
        turnOn: {
          title: 'ऑथेंटिकेटर ऐप सेट करें',
          confirm: 'चालू करें',
          success: '2-स्टेप वेरिफ़िकेशन चालू है',
          failure: '2-स्टेप वेरिफ़िकेशन चालू नहीं हो सका',
        },
        renewCodes: {
          title: 'नए रिकवरी कोड',
          confirm: 'नए कोड बनाएँ',
          success: 'पुराने रिकवरी कोड अब काम नहीं करेंगे',
          failure: 'नए रिकवरी कोड नहीं बनाए जा सके',
        },
        turnOff: {
          title: '2-स्टेप वेरिफ़िकेशन बंद करें',
          confirm: 'बंद करें',
          success: '2-स्टेप वेरिफ़िकेशन बंद है',
          failure: '2-स्टेप वेरिफ़िकेशन बंद नहीं हो सका',
          needs: 'यहाँ सबके लिए 2-स्टेप वेरिफ़िकेशन ज़रूरी है।',
        },
      },
    },
  },
  sessions: {
    name: 'सेशन |||| सेशन',
    gender: 'masculine',
    fields: { device: 'डिवाइस', created_at: 'साइन इन किया', used_at: 'आख़िरी इस्तेमाल', place: 'कहाँ' },
    empty: { device: 'अनजान डिवाइस' },
    choices: { place: { here: 'यह ब्राउज़र' } },
    actions: { end: 'वहाँ से साइन आउट करें', endOthers: 'बाक़ी सब जगह से साइन आउट करें' },
    texts: {
      list: { title: 'आप कहाँ-कहाँ साइन इन हैं' },
      actions: {
        end: {
          delayed: 'वह सेशन पाँच सेकंड में बंद हो जाएगा',
          success: 'वह सेशन बंद कर दिया गया है',
          failure: 'सेशन बंद नहीं हो सका',
        },
        endOthers: { success: 'बाक़ी सब जगह से आपको साइन आउट कर दिया गया है', failure: 'बाक़ी जगहों से साइन आउट नहीं हो सका' },
      },
    },
  },
  administrators: {
    name: 'एडमिन |||| एडमिन',
    gender: 'masculine',
    fields: {
      email: 'ईमेल पता',
      own: 'अपना अकाउंट',
      role: 'भूमिका',
      state: 'स्थिति',
      second_factor: 'सुरक्षा',
      sessions: 'खुले सेशन',
      used_at: 'आख़िरी इस्तेमाल',
      token: 'लिंक',
    },
    hints: {
      email: 'कोई ईमेल नहीं जाता: आपको एक लिंक मिलेगा, जिसे आप ख़ुद भेजें। वह 48 घंटे तक, एक ही बार काम करता है।',
      role: 'मॉडरेटर मामलों और अपीलों पर फ़ैसला करते हैं, लोगों को निलंबित करते हैं और टिकटों के जवाब देते हैं। एडमिन इसके अलावा लोगों को हटा सकते हैं, चिट्ठियाँ भेज सकते हैं, कॉन्टेंट बदल सकते हैं और न्योते दे सकते हैं।',
    },
    empty: { used_at: 'साइन इन नहीं है' },
    choices: {
      role: { admin: 'एडमिन', moderator: 'मॉडरेटर' },
      state: { active: 'ऐक्टिव', invited: 'न्योता भेजा गया', deactivated: 'बंद' },
      own: { true: 'आप' },
      second_factor: { off: '2-स्टेप बंद', on: '2-स्टेप चालू' },
    },
    actions: {
      invite: 'न्योता दें',
      renew: 'न्योते का नया लिंक',
      endSessions: 'हर जगह से साइन आउट करें',
      deactivate: 'बंद करें',
      activate: 'चालू करें',
    },
    texts: {
      update: {
        title: 'एडमिन की भूमिका बदलें',
        success: 'भूमिका बदल दी गई',
        failure: 'भूमिका बदली नहीं जा सकी',
      },
      actions: {
        invite: {
          title: 'एडमिन को न्योता दें',
          success: 'न्योता तैयार है',
          failure: 'न्योता नहीं बनाया जा सका',
        },
        renew: {
          title: 'न्योते का नया लिंक',
          question: '%{record} का पिछला लिंक काम करना बंद कर देगा।',
          success: 'नया लिंक तैयार है',
          failure: 'नया लिंक नहीं बनाया जा सका',
        },
        endSessions: {
          title: 'हर जगह से साइन आउट करें',
          question: '%{record} को हर जगह से साइन आउट कर दिया जाएगा। इसके बाद फिर से साइन इन किया जा सकेगा।',
          success: 'हर जगह से साइन आउट कर दिया गया',
          failure: 'हर जगह से साइन आउट नहीं किया जा सका',
        },
        deactivate: {
          delayed: '%{record}: साइन-इन पाँच सेकंड में बंद हो जाएगा',
          success: 'एडमिन का साइन-इन बंद कर दिया गया',
          failure: 'एडमिन का साइन-इन बंद नहीं किया जा सका',
        },
        activate: {
          delayed: '%{record}: साइन-इन पाँच सेकंड में चालू हो जाएगा',
          success: 'एडमिन का साइन-इन चालू कर दिया गया',
          failure: 'एडमिन का साइन-इन चालू नहीं किया जा सका',
        },
      },
    },
  },
  audit: {
    name: 'गतिविधि |||| गतिविधियाँ',
    gender: 'feminine',
    fields: {
      id: 'गतिविधि',
      at: 'तारीख़ और समय',
      day: 'तारीख़ (UTC)',
      email: 'एडमिन',
      operation: 'क्या किया',
      resource: 'किसमें',
      row: 'रिकॉर्ड',
      before: 'पहले',
      after: 'बाद में',
      change: 'बदलाव',
      request_id: 'रिक्वेस्ट आईडी',
      name: 'नाम',
    },
    empty: { row: 'कोई नहीं', email: 'कोई विज़िटर या सर्वर' },
    choices: {
      operation: {
        create: 'जोड़ा',
        update: 'बदला',
        delete: 'हटाया',
        close: 'बंद किया',
        login: 'साइन इन किया',
        logout: 'साइन आउट किया',
        changePassword: 'अपना पासवर्ड बदला',
        reveal: 'निजी जानकारी देखी',
        confirm: 'पता पक्का किया',
        unsubscribe: 'लिस्ट छोड़ी',
        invite: 'न्योता दिया',
        renew: 'न्योते का नया लिंक बनाया',
        accept: 'न्योता स्वीकार किया',
        deactivate: 'साइन-इन बंद किया',
        activate: 'साइन-इन चालू किया',
        endSessions: 'हर जगह से साइन आउट किया',
        blockCodes: 'पाँच ग़लत कोड के बाद कोड रोके गए',
        handOver: 'सौंपा',
        claim: 'अपने ज़िम्मे लिया',
        note: 'नोट जोड़ा',
        decide: 'फ़ैसला किया',
        suspend: 'निलंबित किया',
        restore: 'निलंबन हटाया',
        export: 'डेटा एक्सपोर्ट किया',
        reply: 'जवाब दिया',
        reopen: 'फिर खोला',
        test: 'टेस्ट भेजा',
        send: 'सबको भेजा',
        pause: 'रोका',
        resume: 'भेजना फिर शुरू किया',
        retry: 'फिर भेजा',
        receive: 'ऐप से आया',
        restoreBackup: 'बैकअप रीस्टोर किया',
      },
      resource: {
        preLaunch: 'प्री-लॉन्च यूज़र',
        subscription: 'वेटिंग लिस्ट',
        session: 'सेशन',
        invitation: 'न्योते',
        audit: 'गतिविधि लॉग',
        contact: 'संपर्क फ़ॉर्म',
        outbox: 'आउटबॉक्स',
        backup: 'बैकअप',
      },
    },
    segments: { changes: 'बदलाव', signIns: 'साइन-इन', all: 'सब' },
    sections: { technical: 'तकनीकी जानकारी' },
    actions: { reveal: 'देखें कि यह किसके बारे में है' },
    texts: {
      record: 'गतिविधि #%{id}',
      row: 'गतिविधि #%{id}',
      list: { title: 'गतिविधि लॉग', empty: 'अभी तक कुछ दर्ज नहीं हुआ है।' },
      segments: {
        changes: { empty: 'अभी तक कोई बदलाव नहीं हुआ है।', source: 'एडमिन जो भी बदलाव करते हैं, वह यहाँ दिखता है।' },
      },
      show: detailsOf('गतिविधि'),
      actions: {
        reveal: {
          title: 'देखें कि यह किसके बारे में है',
          question: 'नाम और ईमेल दिखाए जाएँगे। आपने इन्हें देखा, यह भी दर्ज होगा।',
          success: 'गतिविधि लॉग में दर्ज हो गया',
          failure: 'पता नहीं चल सका कि यह किसके बारे में है',
        },
      },
    },
  },
  cases: {
    name: 'मामला |||| मामले',
    gender: 'masculine',
    fields: {
      user: 'किसकी रिपोर्ट हुई',
      reasons: 'वजहें',
      reports: 'रिपोर्टें',
      hours: 'इंतज़ार',
      due: 'समय-सीमा',
      handover_note: 'सौंपते समय का नोट',
      handed_over_by: 'किसने सौंपा',
      decided_at: 'कब फ़ैसला हुआ',
      claimed_by: 'किसके ज़िम्मे',
      claimed: 'ज़िम्मेदारी',
      text: 'नोट',
      measure: 'फ़ैसला',
      decision: 'फ़ैसला',
      section: 'गाइडलाइन',
      note: 'अंदरूनी नोट',
      effect: 'क्या होगा',
      notice: 'उस व्यक्ति के लिए मैसेज',
      bio: 'बायो',
      location: 'लोकेशन',
      age: 'उम्र',
      language: 'भाषा',
      created_at: 'कब जुड़े',
      earlier: 'पहले के फ़ैसले',
      opened_at: 'पहली रिपोर्ट',
      state: 'स्थिति',
    },
    empty: { user: 'हटाया गया अकाउंट', claimed_by: 'किसी के नहीं' },
    choices: {
      earlier: decided,
      decision: decided,
      due: {
        inTime: 'बाक़ी समय: %{hours_left} घं॰',
        late: 'समय निकल गया',
      },
      state: {
        open: 'खुला',
        handedOver: 'एडमिन को सौंपा गया',
        decided: 'फ़ैसला हो चुका',
      },
      reasons,
      claimed: { me: 'आपके ज़िम्मे', other: 'किसी और के ज़िम्मे' },
      measure: {
        dismiss: 'ख़ारिज करें',
        warn: 'चेतावनी दें',
        suspend1: '1 दिन के लिए निलंबित करें',
        suspend3: '3 दिन के लिए निलंबित करें',
        suspend7: '7 दिन के लिए निलंबित करें',
        suspend30: '30 दिन के लिए निलंबित करें',
        suspend90: '90 दिन के लिए निलंबित करें',
        remove: 'हमेशा के लिए हटाएँ',
      },
      section: guidelines,
    },
    actions: {
      handOver: 'एडमिन को सौंपें',
      claim: 'अपने ज़िम्मे लें',
      note: 'नोट जोड़ें',
      decide: 'फ़ैसला करें',
    },
    sections: {
      profile: 'प्रोफ़ाइल',
      photos: 'फ़ोटो',
    },
    segments: { open: 'खुले', handedOver: 'एडमिन को सौंपे गए', decided: 'फ़ैसला हो चुका' },
    texts: {
      row: 'मामला #%{id}, %{record}',
      segments: {
        open: { empty: 'कोई खुला मामला नहीं है।', source: 'ऐप में किसी की रिपोर्ट होने पर मामला खुलता है।' },
        handedOver: {
          empty: 'कोई मामला एडमिन के इंतज़ार में नहीं है।',
          source: 'मॉडरेटर वही मामले सौंपते हैं, जिनका फ़ैसला एडमिन को करना हो।',
        },
        decided: { empty: 'अब तक किसी मामले का फ़ैसला नहीं हुआ।', source: 'फ़ैसला होने पर मामला यहाँ आ जाता है।' },
      },
      actions: {
        handOver: {
          title: 'मामला एडमिन को सौंपें',
          delayed: '%{record} का मामला पाँच सेकंड में एडमिन के पास जाएगा',
          success: 'मामला एडमिन को सौंप दिया गया',
          failure: 'मामला सौंपा नहीं जा सका',
        },
        note: { title: 'अंदरूनी नोट जोड़ें', success: 'नोट जोड़ दिया गया', failure: 'नोट जोड़ा नहीं जा सका' },
        claim: { success: 'दस मिनट के लिए आपके ज़िम्मे', failure: 'मामला आपके ज़िम्मे नहीं किया जा सका' },
        decide: {
          title: 'मामले का फ़ैसला करें',
          delayed: '%{record} के बारे में आपका फ़ैसला पाँच सेकंड में लागू होगा',
          success: 'फ़ैसला दर्ज हो गया',
          failure: 'फ़ैसला दर्ज नहीं किया जा सका',
        },
      },
      list: {
        empty: 'कोई मामला नहीं है।',
        back: 'मामलों की लिस्ट पर वापस जाएँ',
      },
      show: detailsOf('मामले'),
    },
  },
  appeals: {
    name: 'अपील |||| अपीलें',
    gender: 'feminine',
    fields: {
      user: 'व्यक्ति',
      text: 'उनके शब्दों में',
      measure: 'फ़ैसला',
      section: 'गाइडलाइन',
      decided_by: 'फ़ैसला करने वाले',
      hours: 'इंतज़ार',
      created_at: 'कब अपील की गई',
      note: 'अंदरूनी नोट',
      notice: 'उस व्यक्ति के लिए मैसेज',
      until: 'कब तक',
      decided_at: 'कब फ़ैसला हुआ',
      effect: 'क्या होगा',
      bio: 'बायो',
      location: 'लोकेशन',
      age: 'उम्र',
      language: 'भाषा',
      earlier: 'पहले के फ़ैसले',
      outcome: 'जवाब',
      answered_at: 'कब जवाब दिया गया',
      state: 'स्थिति',
    },
    empty: {
      text: 'कोई सफ़ाई नहीं दी',
      decided_by: 'हटाया गया अकाउंट',
      user: 'हटाया गया अकाउंट',
    },
    choices: {
      measure: decided,
      section: guidelines,
      earlier: decided,
      state: { open: 'बाक़ी', decided: 'जवाब दिया गया' },
      decider: { me: 'यह फ़ैसला आपका था, इसलिए जवाब कोई और देगा' },
      outcome: {
        upheld: 'फ़ैसला बना रहेगा',
        overturned: 'फ़ैसला रद्द किया जाएगा',
      },
    },
    actions: {
      decide: 'जवाब दें',
      note: 'नोट जोड़ें',
    },
    sections: { words: 'उनके शब्दों में', decision: 'फ़ैसला', profile: 'प्रोफ़ाइल', photos: 'फ़ोटो' },
    texts: {
      row: 'अपील #%{id}, %{record}',
      segments: {
        open: { empty: 'कोई अपील बाक़ी नहीं है।', source: 'जब कोई ऐप में किसी फ़ैसले पर आपत्ति करता है, तब अपील आती है।' },
        decided: { empty: 'अब तक किसी अपील का जवाब नहीं दिया गया।', source: 'जवाब मिलने पर अपील यहाँ आ जाती है।' },
      },
      actions: {
        note: { title: 'अंदरूनी नोट जोड़ें', success: 'नोट जोड़ दिया गया', failure: 'नोट जोड़ा नहीं जा सका' },
        decide: {
          title: 'अपील का जवाब दें',
          delayed: '%{record} की अपील पर आपका जवाब पाँच सेकंड में लागू होगा',
          success: 'जवाब दर्ज हो गया',
          failure: 'जवाब दर्ज नहीं किया जा सका',
        },
      },
      list: {
        empty: 'कोई अपील नहीं है।',
        back: 'अपीलों की लिस्ट पर वापस जाएँ',
      },
      show: detailsOf('अपील'),
    },
  },
  sanctions: {
    name: 'कार्रवाई |||| कार्रवाइयाँ',
    gender: 'feminine',
    fields: {
      user: 'व्यक्ति',
      state: 'स्थिति',
      measure: 'फ़ैसला',
      left: 'कब ख़त्म होगा',
      until: 'कब तक',
      section: 'गाइडलाइन',
      email: 'फ़ैसला करने वाले',
      created_at: 'कब फ़ैसला हुआ',
      case_id: 'मामला',
      note: 'अंदरूनी नोट',
      notice: 'उस व्यक्ति के लिए मैसेज',
    },
    empty: { section: 'कोई नहीं', user: 'हटाया गया अकाउंट', until: 'हमेशा के लिए' },
    choices: {
      state: { suspended: 'निलंबित', ended: 'निलंबन ख़त्म', removed: 'हटाया गया' },
      measure: keptOut,
      section: guidelines,
    },
    sections: { decision: 'फ़ैसला' },
    actions: { restore: 'निलंबन हटाएँ' },
    texts: {
      segments: {
        suspended: {
          empty: 'अभी कोई निलंबित नहीं है।',
          source: 'मामले के फ़ैसले के बाद, या यूज़र को निलंबित करने पर वे यहाँ दिखते हैं।',
        },
        ended: { empty: 'अभी तक कोई निलंबन ख़त्म नहीं हुआ है।', source: 'समय पूरा होने पर निलंबन यहाँ आ जाता है।' },
        removed: { empty: 'किसी को हटाया नहीं गया है।', source: 'किसी को हमेशा के लिए हटाने का फ़ैसला होने पर वे यहाँ दिखते हैं।' },
      },
      list: {
        empty: 'कोई निलंबन नहीं है, और किसी को हटाया भी नहीं गया है।',
        noMatches: 'आपकी खोज से कोई नहीं मिला।',
      },
      show: detailsOf('कार्रवाई'),
      actions: {
        restore: {
          delayed: '%{record}: निलंबन पाँच सेकंड में हट जाएगा',
          success: 'निलंबन हटा दिया गया',
          failure: 'निलंबन हटाया नहीं जा सका',
        },
      },
    },
  },
  caseReports: {
    name: 'रिपोर्ट |||| रिपोर्टें',
    gender: 'feminine',
    fields: {
      reason: 'वजह',
      text: 'उनके शब्दों में',
      evidence: 'सबूत',
      reporter: 'किसने रिपोर्ट की',
      created_at: 'तारीख़ और समय',
    },
    choices: {
      reason: reasons,
    },
  },
  caseEvidence: {
    name: 'सबूत',
    gender: 'masculine',
    fields: { picture: 'सबूत की तस्वीर', author: 'किसने लिखा', text: 'मैसेज', sent_at: 'कब भेजा' },
    choices: { author: { reported: 'जिसकी रिपोर्ट हुई', reporter: 'जिसने रिपोर्ट की' } },
    texts: { list: { empty: 'रिपोर्टों के साथ कोई सबूत नहीं आया।' } },
  },
  caseDecisions: {
    name: 'फ़ैसला |||| फ़ैसले',
    gender: 'masculine',
    fields: {
      measure: 'फ़ैसला',
      section: 'गाइडलाइन',
      until: 'कब तक',
      email: 'फ़ैसला करने वाले',
      created_at: 'तारीख़ और समय',
      note: 'नोट',
      notice: 'उस व्यक्ति के लिए मैसेज',
      case_id: 'मामला',
    },
    empty: { section: 'कोई नहीं', email: 'हटाया गया अकाउंट', note: 'कोई नहीं', notice: 'कोई नहीं', until: 'लागू नहीं' },
    choices: {
      measure: decided,
      section: guidelines,
    },
    texts: {
      record: 'फ़ैसला #%{id}',
      row: 'फ़ैसला #%{id}',
      show: detailsOf('फ़ैसले'),
      list: {
        empty: 'इस व्यक्ति के बारे में अभी कोई फ़ैसला नहीं हुआ है।',
      },
    },
  },
  caseNotes: {
    name: 'नोट |||| नोट',
    gender: 'masculine',
    fields: {
      text: 'नोट',
      email: 'लिखने वाले',
      created_at: 'तारीख़ और समय',
    },
    empty: { email: 'हटाया गया अकाउंट' },
    texts: {
      list: {
        empty: 'अभी कोई नोट नहीं है।',
      },
    },
  },
  growth: {
    name: 'दिन |||| दिन',
    gender: 'masculine',
    fields: {
      day: 'दिन (UTC)',
      ios: 'iOS पर नए',
      android: 'Android पर नए',
      subscriptions: 'वेटिंग लिस्ट में नए',
    },
    texts: {
      list: {
        title: 'ग्रोथ',
        export: 'तालिका एक्सपोर्ट करें',
        empty: 'इस अवधि में कोई दिन नहीं है।',
        noMatches: 'इस अवधि में कोई दिन नहीं है।',
        failure: 'ग्रोथ के आँकड़े लोड नहीं हो पाए',
      },
    },
  },
  figures: {
    fields: {
      open_cases: 'खुले मामले',
      late_cases: '24 घंटे से ज़्यादा:',
      median_decision: 'फ़ैसले में लगा मीडियन समय (पिछले 30 दिन)',
      open_tickets: 'जिन टिकटों का जवाब देना है',
      open_appeals: 'खुली अपीलें',
      failed_mails: 'जो ईमेल नहीं जा सके',
    },
  },
  users: {
    fields: {
      measure: 'अवधि',
      section: 'गाइडलाइन',
      note: 'अंदरूनी नोट',
      suspended_until: 'कब तक निलंबित',
      effect: 'क्या होगा',
      notice: 'उस व्यक्ति के लिए मैसेज',
    },
    choices: {
      status: { Suspended: 'निलंबित' },
      measure: { suspend1: '1 दिन', suspend3: '3 दिन', suspend7: '7 दिन', suspend30: '30 दिन', suspend90: '90 दिन' },
      section: guidelines,
    },
    actions: {
      suspend: 'निलंबित करें',
      extend: 'निलंबन बढ़ाएँ',
      restore: 'निलंबन हटाएँ',
      export: 'डेटा एक्सपोर्ट करें',
    },
    texts: {
      list: { source: 'ऐप का सर्वर इन्हें यहाँ भेजता है। उसे इस सर्वर का APP_TOKEN चाहिए।' },
      actions: {
        suspend: {
          title: 'यूज़र को निलंबित करें',
          question: 'इस दौरान %{record} के लिए ऐप बंद रहेगा, और उन्हें उनकी भाषा या अंग्रेज़ी में वजह बताई जाएगी।',
          success: 'यूज़र को निलंबित कर दिया गया',
          failure: 'यूज़र को निलंबित नहीं किया जा सका',
        },
        extend: {
          title: 'निलंबन बढ़ाएँ',
          question:
            '%{record} पहले से निलंबित हैं। नया निलंबन अभी शुरू होगा, उसे मौजूदा निलंबन से कम से कम एक दिन बाद ख़त्म होना चाहिए, और उसका मैसेज अलग से जाएगा।',
          success: 'निलंबन बढ़ा दिया गया',
          failure: 'निलंबन बढ़ाया नहीं जा सका',
        },
        restore: {
          delayed: '%{record}: निलंबन पाँच सेकंड में हट जाएगा',
          success: 'निलंबन हटा दिया गया',
          failure: 'निलंबन हटाया नहीं जा सका',
        },
        export: {
          title: 'डेटा एक्सपोर्ट करें',
          question:
            '%{record} के बारे में हमारे पास जो जानकारी है, उसकी कॉपी एक फ़ाइल में सेव होगी, दूसरों का लिखा छोड़कर। यह एक्सपोर्ट गतिविधि लॉग में दर्ज होगा। संपर्क फ़ॉर्म से आए मैसेज इसमें नहीं होंगे, क्योंकि यह पक्का नहीं है कि उन्हें किसने लिखा।',
          success: 'डेटा एक्सपोर्ट हो गया',
          failure: 'डेटा एक्सपोर्ट नहीं हो पाया',
        },
        delete: {
          title: 'यूज़र को हटाएँ',
          failure: 'यूज़र को हटाया नहीं जा सका',
          question:
            '%{record} की प्रोफ़ाइल, फ़ोटो, टिकट और वेटिंग लिस्ट में दर्ज पता हमेशा के लिए मिट जाएँगे। इन्हें वापस नहीं लाया जा सकता।',
        },
      },
    },
  },
};
