import type { ExtensionResources } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/resourceText.ts';
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

export const extensions: TranslatedResources<ExtensionResources, 'hi'> = {
  ticket: {
    name: 'टिकट',
    gender: 'masculine',
    fields: { text: 'टेक्स्ट' },
    choices: {
      language: { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी' },
      from: { app: 'ऐप अकाउंट', form: 'संपर्क फ़ॉर्म, पहचान पक्की नहीं' },
    },
    actions: { reply: 'जवाब दें', note: 'नोट जोड़ें', claim: 'अपने ज़िम्मे लें', reopen: 'फिर खोलें', export: 'डेटा एक्सपोर्ट करें' },
    texts: {
      actions: {
        reply: { title: 'टिकट का जवाब दें', success: 'जवाब दे दिया गया', failure: 'जवाब नहीं दिया जा सका' },
        note: { title: 'अंदरूनी नोट जोड़ें', success: 'नोट जोड़ दिया गया', failure: 'नोट जोड़ा नहीं जा सका' },
        claim: { success: 'दस मिनट के लिए आपके ज़िम्मे', failure: 'टिकट आपके ज़िम्मे नहीं किया जा सका' },
        export: {
          title: 'टिकट एक्सपोर्ट करें',
          question:
            '%{record} अंदरूनी नोट के बिना एक फ़ाइल में सेव होगा। फ़ाइल सिर्फ़ टिकट में दिए पते पर भेजें। एक्सपोर्ट करना भी दर्ज होगा।',
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
    fields: { author: 'किसने लिखा', text: 'मैसेज', email: 'एडमिन', created_at: 'तारीख़ और समय' },
    choices: { author: { person: 'टिकट भेजने वाले', support: 'सपोर्ट', note: 'अंदरूनी नोट' } },
    texts: { list: { title: 'बातचीत', empty: 'अभी तक किसी ने जवाब नहीं दिया है।' } },
  },
  savedReplies: {
    name: 'तैयार जवाब',
    gender: 'masculine',
    fields: { title: 'शीर्षक', language: 'भाषा', text: 'जवाब', placeholders: 'भरने की जगहें' },
    choices: { language: { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी' } },
    texts: {
      list: { empty: 'अभी कोई तैयार जवाब नहीं है।' },
      actions: { delete: { question: '“%{record}” तैयार जवाबों से हटा दिया जाएगा।' } },
    },
  },
  letters: {
    name: 'चिट्ठी |||| चिट्ठियाँ',
    gender: 'feminine',
    fields: {
      subject_en: 'अंग्रेज़ी में विषय',
      body_en: 'अंग्रेज़ी में टेक्स्ट',
      subject_es: 'स्पैनिश में विषय',
      body_es: 'स्पैनिश में टेक्स्ट',
      subject_ko: 'कोरियाई में विषय',
      body_ko: 'कोरियाई में टेक्स्ट',
      subject_hi: 'हिन्दी में विषय',
      body_hi: 'हिन्दी में टेक्स्ट',
      state: 'स्थिति',
      progress: 'भेजी गईं',
      failed: 'नहीं गईं',
      recipients: 'पाने वाले',
      created_at: 'कब लिखी गई',
      begun_at: 'भेजना कब शुरू हुआ',
      preview: 'प्रीव्यू',
      language: 'भाषा',
    },
    choices: {
      state: { draft: 'ड्राफ़्ट', sending: 'भेजी जा रही है', paused: 'रोकी गई', sent: 'भेजी गई' },
      language: { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी' },
    },
    actions: { test: 'मुझे भेजें', send: 'सबको भेजें', pause: 'रोकें', resume: 'जारी रखें' },
    sections: { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी', appearance: 'प्रीव्यू' },
    texts: {
      record: '“%{record}” चिट्ठी',
      list: { empty: 'अभी कोई चिट्ठी नहीं है।', back: 'चिट्ठियों की लिस्ट पर वापस जाएँ' },
      show: detailsOf('चिट्ठी'),
      actions: {
        test: {
          title: 'मुझे भेजें',
          success: 'चिट्ठी आपको भेजी जा रही है',
          failure: 'चिट्ठी नहीं भेजी जा सकी',
        },
        send: {
          title: 'सबको भेजें',
          question:
            '%{record} उन सबको जाएगी जिन्होंने अपना पता पक्का किया है, हर किसी को उनकी भाषा में। इसे रोका जा सकता है, वापस नहीं लिया जा सकता।',
          success: 'चिट्ठी भेजी जा रही है',
          failure: 'चिट्ठी नहीं भेजी जा सकी',
        },
        pause: { success: 'चिट्ठी रोक दी गई है', failure: 'चिट्ठी नहीं रोकी जा सकी' },
        resume: {
          title: 'भेजना जारी रखें',
          question: '%{record} उन सबको जाएगी जिन्हें अब तक नहीं मिली।',
          success: 'चिट्ठी फिर से भेजी जा रही है',
          failure: 'भेजना फिर से शुरू नहीं किया जा सका',
        },
        delete: { question: 'क्या %{record} सच में हटानी है? इसे वापस नहीं लाया जा सकेगा।' },
      },
    },
  },
  letterMails: {
    name: 'ईमेल |||| ईमेल',
    gender: 'masculine',
    fields: {
      email: 'ईमेल पता',
      language: 'भाषा',
      state: 'स्थिति',
      failure: 'न जाने की वजह',
      attempts: 'कोशिशें',
      attempted_at: 'आख़िरी कोशिश',
    },
    empty: { failure: 'कोई नहीं', attempted_at: 'अभी कोशिश नहीं हुई' },
    choices: {
      state: { queued: 'बाक़ी', sending: 'रास्ते में', sent: 'भेजा गया', failed: 'नहीं गया' },
      language: { en: 'अंग्रेज़ी', es: 'स्पैनिश', ko: 'कोरियाई', hi: 'हिन्दी' },
    },
    actions: { retry: 'फिर भेजें' },
    texts: {
      list: { title: 'आउटबॉक्स', empty: 'आउटबॉक्स में इस चिट्ठी का कोई ईमेल नहीं है।' },
      actions: {
        retry: {
          title: 'फिर भेजें',
          question: 'चिट्ठी %{record} को एक बार और जाएगी। पहली पहुँच चुकी हो, तो दो बार मिलेगी।',
          success: 'ईमेल फिर से भेजा जाएगा',
          failure: 'ईमेल फिर से नहीं भेजा जा सका',
        },
      },
    },
  },
  preLaunch: {
    fields: { state: 'वेटिंग लिस्ट', email: 'ईमेल' },
    choices: { state: { confirmed: 'पक्का किया', unconfirmed: 'पक्का नहीं किया', unsubscribed: 'लिस्ट छोड़ी' } },
    actions: { export: 'डेटा एक्सपोर्ट करें' },
    texts: {
      actions: {
        export: {
          title: 'डेटा एक्सपोर्ट करें',
          question:
            '%{record} के पते के बारे में रखी गई जानकारी एक फ़ाइल में सेव होगी। फ़ाइल सिर्फ़ उसी पते पर भेजें। एक्सपोर्ट करना भी दर्ज होगा।',
          success: 'डेटा एक्सपोर्ट हो गया',
          failure: 'डेटा एक्सपोर्ट नहीं हो पाया',
        },
      },
    },
  },
  administrators: {
    name: 'एडमिन |||| एडमिन',
    gender: 'masculine',
    fields: {
      email: 'ईमेल पता',
      role: 'भूमिका',
      state: 'स्थिति',
      second_factor: '2-स्टेप वेरिफ़िकेशन',
      sessions: 'खुले सेशन',
      used_at: 'आख़िरी इस्तेमाल',
      token: 'लिंक',
    },
    empty: { used_at: 'साइन इन नहीं है' },
    choices: {
      role: { admin: 'एडमिन', moderator: 'मॉडरेटर' },
      state: { active: 'ऐक्टिव', invited: 'न्योता भेजा गया', deactivated: 'बंद' },
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
          title: 'एडमिन का साइन-इन बंद करें',
          question: '%{record} को हर जगह से साइन आउट कर दिया जाएगा, और इस पते से साइन-इन बंद हो जाएगा।',
          success: 'एडमिन का साइन-इन बंद कर दिया गया',
          failure: 'एडमिन का साइन-इन बंद नहीं किया जा सका',
        },
        activate: {
          title: 'एडमिन का साइन-इन चालू करें',
          question: '%{record} के लिए साइन-इन फिर से चालू हो जाएगा।',
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
      email: 'एडमिन',
      operation: 'क्या किया',
      resource: 'किसमें',
      row: 'रिकॉर्ड',
      before: 'पहले',
      after: 'बाद में',
      request_id: 'रिक्वेस्ट आईडी',
      name: 'नाम',
    },
    empty: { email: 'कोई विज़िटर या सर्वर' },
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
        restoreBackup: 'बैकअप बहाल किया',
      },
      resource: {
        users: 'यूज़र',
        faq: 'अक्सर पूछे जाने वाले सवाल',
        category: 'कैटेगरी',
        ticket: 'टिकट',
        preLaunch: 'प्री-लॉन्च यूज़र',
        subscription: 'वेटिंग लिस्ट',
        session: 'सेशन',
        administrators: 'एडमिन',
        invitation: 'न्योते',
        audit: 'गतिविधि लॉग',
        cases: 'मामले',
        appeals: 'अपीलें',
        savedReplies: 'तैयार जवाब',
        contact: 'संपर्क फ़ॉर्म',
        letters: 'चिट्ठियाँ',
        letterMails: 'चिट्ठियों के ईमेल',
        backup: 'बैकअप',
      },
    },
    actions: { reveal: 'देखें कि यह किसके बारे में है' },
    texts: {
      record: 'गतिविधि #%{id}',
      row: 'गतिविधि #%{id}',
      list: { title: 'गतिविधि लॉग', empty: 'अभी तक कुछ दर्ज नहीं हुआ है।' },
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
      reports: 'रिपोर्टें',
      hours: 'इंतज़ार',
      due: 'समय-सीमा',
      claimed_by: 'किसके ज़िम्मे',
      claimed: 'ज़िम्मेदारी',
      text: 'नोट',
      measure: 'फ़ैसला',
      section: 'गाइडलाइन',
      note: 'नोट',
      effect: 'क्या होगा',
      notice: 'उस व्यक्ति के लिए मैसेज',
      bio: 'बायो',
      location: 'लोकेशन',
      age: 'उम्र',
      language: 'भाषा',
      created_at: 'कब जुड़े',
      opened_at: 'पहली रिपोर्ट',
      state: 'स्थिति',
    },
    empty: { claimed_by: 'किसी के नहीं' },
    choices: {
      due: {
        inTime: '24 घंटे के अंदर',
        late: 'समय निकल गया',
      },
      state: {
        open: 'खुला',
        decided: 'फ़ैसला हो चुका',
      },
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
      claim: 'अपने ज़िम्मे लें',
      note: 'नोट जोड़ें',
      decide: 'फ़ैसला करें',
    },
    sections: {
      profile: 'प्रोफ़ाइल',
      photos: 'फ़ोटो',
    },
    texts: {
      actions: {
        note: { title: 'अंदरूनी नोट जोड़ें', success: 'नोट जोड़ दिया गया', failure: 'नोट जोड़ा नहीं जा सका' },
        claim: { success: 'दस मिनट के लिए आपके ज़िम्मे', failure: 'मामला आपके ज़िम्मे नहीं किया जा सका' },
        decide: {
          title: 'मामले का फ़ैसला करें',
          delayed: '%{record} के बारे में आपका फ़ैसला पाँच सेकंड में लागू होगा, या इस पेज से जाते ही',
          success: 'फ़ैसला दर्ज हो गया',
          failure: 'फ़ैसला दर्ज नहीं किया जा सका',
        },
      },
      list: {
        empty: 'कोई खुला मामला नहीं है।',
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
      created_at: 'तारीख़ और समय',
      case_id: 'मामला',
      outcome: 'जवाब',
    },
    empty: { user: 'हटाया गया अकाउंट' },
    choices: {
      measure: decided,
      section: guidelines,
      outcome: {
        upheld: 'फ़ैसला क़ायम रहेगा',
        overturned: 'फ़ैसला वापस लिया जाएगा',
      },
    },
    actions: {
      decide: 'जवाब दें',
    },
    texts: {
      actions: {
        decide: {
          title: 'अपील का जवाब दें',
          delayed: '%{record} की अपील पर आपका जवाब पाँच सेकंड में लागू होगा, या इस पेज से जाते ही',
          success: 'जवाब दर्ज हो गया',
          failure: 'जवाब दर्ज नहीं किया जा सका',
        },
      },
      list: {
        empty: 'कोई अपील बाक़ी नहीं है।',
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
      until: 'कब तक',
      section: 'गाइडलाइन',
      email: 'फ़ैसला करने वाले',
      created_at: 'तारीख़ और समय',
      user_uuid: 'यूज़र का UUID',
      case_id: 'मामला',
    },
    empty: { user: 'हटाया गया अकाउंट', until: 'हमेशा के लिए' },
    choices: {
      state: { suspended: 'निलंबित', ended: 'निलंबन ख़त्म', removed: 'हटाया गया' },
      measure: keptOut,
      section: guidelines,
    },
    actions: { restore: 'निलंबन हटाएँ' },
    texts: {
      menu: 'कार्रवाइयाँ',
      list: {
        title: 'निलंबित और हटाए गए लोग',
        empty: 'किसी को भी निलंबित नहीं किया गया है या हटाया नहीं गया है।',
        noMatches: 'आपकी खोज से कोई नहीं मिला।',
      },
      show: detailsOf('कार्रवाई'),
      actions: {
        restore: {
          title: 'निलंबन हटाएँ',
          question: '%{record} के लिए ऐप तुरंत फिर से चालू हो जाएगा।',
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
    empty: { evidence: 'कोई तस्वीर नहीं' },
    choices: {
      reason: {
        harassment: 'उत्पीड़न',
        spam: 'स्पैम',
        inappropriateContent: 'अनुचित सामग्री',
        fakeProfile: 'फ़र्ज़ी प्रोफ़ाइल',
      },
    },
  },
  caseEvidence: {
    name: 'सबूत',
    gender: 'masculine',
    fields: { picture: 'तस्वीर', author: 'किसने लिखा', text: 'मैसेज', sent_at: 'कब भेजा', report_id: 'रिपोर्ट' },
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
    },
    empty: { note: 'कोई नहीं', notice: 'कोई नहीं', until: 'लागू नहीं' },
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
      ios: 'नए iOS यूज़र',
      android: 'नए Android यूज़र',
      subscriptions: 'वेटिंग लिस्ट में नए पते',
    },
    texts: {
      list: {
        title: 'ग्रोथ',
        export: 'ग्रोथ एक्सपोर्ट करें',
        empty: 'इस अवधि में कोई दिन नहीं है।',
        noMatches: 'इस अवधि में कोई दिन नहीं है।',
        failure: 'ग्रोथ के आँकड़े लोड नहीं हो पाए',
      },
    },
  },
  metrics: {
    sections: { waiting: 'बाक़ी काम' },
    fields: {
      open_cases: 'खुले मामले',
      oldest_case: 'सबसे पुराना:',
      late_cases: '24 घंटे से ज़्यादा:',
      median_decision: 'फ़ैसले में लगा मीडियन समय (पिछले 30 दिन)',
      open_tickets: 'खुले टिकट',
      oldest_ticket: 'सबसे पुराना:',
    },
  },
  users: {
    fields: {
      measure: 'अवधि',
      section: 'गाइडलाइन',
      note: 'अंदरूनी नोट',
      effect: 'क्या होगा',
      notice: 'उस व्यक्ति के लिए मैसेज',
    },
    choices: {
      measure: { suspend1: '1 दिन', suspend3: '3 दिन', suspend7: '7 दिन', suspend30: '30 दिन', suspend90: '90 दिन' },
      section: guidelines,
    },
    actions: { suspend: 'निलंबित करें', export: 'डेटा एक्सपोर्ट करें' },
    texts: {
      actions: {
        suspend: {
          title: 'यूज़र को निलंबित करें',
          question: 'इस दौरान %{record} के लिए ऐप बंद रहेगा, और उन्हें उनकी भाषा या अंग्रेज़ी में वजह बताई जाएगी।',
          success: 'यूज़र को निलंबित कर दिया गया',
          failure: 'यूज़र को निलंबित नहीं किया जा सका',
        },
        export: {
          title: 'डेटा एक्सपोर्ट करें',
          question:
            '%{record} के बारे में रखी गई जानकारी की कॉपी एक फ़ाइल में सेव होगी, दूसरे लोगों का लिखा छोड़कर। एक्सपोर्ट करना भी दर्ज होगा। संपर्क फ़ॉर्म से आए मैसेज इसमें नहीं होंगे, क्योंकि यह पक्का नहीं है कि उन्हें किसने लिखा।',
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
