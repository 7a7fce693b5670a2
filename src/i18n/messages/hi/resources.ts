import type { ResourcesMessages } from '#i18n/messages/en/resources.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

/** The sentences about a record’s details. A noun changes before a postposition, so each resource gives its form. */
export const detailsOf = (noun: string) => ({
  title: `${noun} की जानकारी`,
  pageTitle: `${noun} की जानकारी`,
  none: `${noun} की कोई जानकारी नहीं है`,
  failure: `${noun} की जानकारी लोड नहीं हो पाई`,
});

export const resources: TranslatedResources<ResourcesMessages, 'hi'> = {
  users: {
    name: 'यूज़र',
    gender: 'masculine',
    fields: {
      name: 'यूज़र',
      email: 'ईमेल',
      created_at: 'कब जुड़े',
      uuid: 'UUID',
      location: 'लोकेशन',
      bio: 'बायो',
      age: 'उम्र',
      zodiacSign: 'राशि',
      language: 'भाषा',
      education: 'पढ़ाई',
      smoking: 'सिगरेट',
      drinking: 'शराब',
    },
    empty: { location: 'शेयर नहीं की' },
    choices: { status: { Active: 'ऐक्टिव', Inactive: 'ऐक्टिव नहीं' } },
    sections: { profile: 'प्रोफ़ाइल', photos: 'फ़ोटो' },
    export: { name: 'नाम', created_at: { date: 'जुड़ने की तारीख़', time: 'जुड़ने का समय' } },
    texts: {
      menu: 'यूज़र मैनेजमेंट',
      list: { title: 'ऐक्टिव यूज़र', search: 'नाम या ईमेल से खोजें…', back: 'यूज़र की लिस्ट पर वापस जाएँ' },
      show: detailsOf('यूज़र'),
    },
  },
  faq: {
    name: 'सवाल-जवाब',
    gender: 'masculine',
    fields: { question: 'सवाल', answer: 'जवाब' },
    texts: {
      list: {
        title: 'अक्सर पूछे जाने वाले सवाल',
        empty: 'अभी कोई सवाल-जवाब नहीं है।',
        failure: 'सवाल-जवाब लोड नहीं हो पाए। फिर से कोशिश करें।',
        retry: 'दोबारा कोशिश करें',
      },
      create: {
        add: 'अक्सर पूछा जाने वाला सवाल जोड़ें',
        addFirst: 'अपना पहला सवाल जोड़ें',
        failure: 'सवाल-जवाब सेव नहीं हो पाया। फिर से कोशिश करें।',
      },
      update: { failure: 'सवाल-जवाब सेव नहीं हो पाया। फिर से कोशिश करें।' },
      actions: {
        delete: {
          question: 'क्या सच में यह सवाल-जवाब हटाना है?',
          failure: 'सवाल-जवाब हटाया नहीं जा सका। फिर से कोशिश करें।',
        },
      },
    },
  },
  category: {
    name: 'कैटेगरी',
    gender: 'feminine',
    fields: { name: 'कैटेगरी', image: 'तस्वीर' },
    empty: { image: 'कोई तस्वीर नहीं' },
    texts: {
      menu: 'कैटेगरी लिस्ट',
      list: {
        title: 'रुचियों की कैटेगरी',
        failure: 'कैटेगरी लोड नहीं हो पाईं',
        unreachable: 'कैटेगरी लोड करने में गड़बड़ी हुई: %{message}',
      },
      create: { unreachable: 'कैटेगरी जोड़ने में गड़बड़ी हुई: %{message}' },
      update: { unreachable: 'कैटेगरी बदलने में गड़बड़ी हुई: %{message}' },
      actions: {
        delete: {
          question: 'क्या “%{record}” कैटेगरी सच में हटानी है? इसे वापस नहीं लाया जा सकेगा।',
          unreachable: 'कैटेगरी हटाने में गड़बड़ी हुई: %{message}',
        },
      },
    },
  },
  ticket: {
    name: 'टिकट',
    gender: 'masculine',
    fields: { user: 'यूज़र', message: 'मैसेज', time: 'तारीख़ और समय' },
    actions: { close: 'बंद करें' },
    segments: { active: 'खुले टिकट', closed: 'बंद टिकट' },
    texts: {
      menu: 'सपोर्ट टिकट',
      record: 'टिकट #%{id}',
      row: 'टिकट #%{id}, %{record}',
      list: { title: 'सपोर्ट टिकट', back: 'सपोर्ट टिकटों पर वापस जाएँ' },
      show: detailsOf('टिकट'),
      segments: {
        active: { empty: 'कोई खुला टिकट नहीं मिला।', source: 'टिकट ऐप से और साइट के संपर्क फ़ॉर्म से आते हैं।' },
        closed: { empty: 'कोई बंद टिकट नहीं मिला।', source: 'बंद होने पर टिकट यहाँ आ जाता है।' },
      },
      actions: {
        close: {
          question: 'क्या %{record} सच में बंद करना है?',
          success: 'टिकट बंद कर दिया गया',
          delayed: '%{record} पाँच सेकंड में बंद हो जाएगा',
          failure: 'टिकट बंद नहीं किया जा सका',
        },
      },
    },
  },
  preLaunch: {
    name: 'यूज़र',
    gender: 'masculine',
    fields: { name: 'यूज़र', created_at: 'तारीख़ और समय' },
    texts: {
      menu: 'प्री-लॉन्च लिस्ट',
      list: { source: 'लोग साइट के फ़ॉर्म से जुड़ते हैं।', title: 'प्री-लॉन्च यूज़र' },
      actions: {
        delete: {
          title: 'हटाने की पुष्टि करें',
          question: 'क्या %{record} को सच में हटाना है? इसे वापस नहीं लाया जा सकेगा।',
          failure: 'यूज़र को हटाया नहीं जा सका',
        },
      },
    },
  },
  report: {
    name: 'रिपोर्ट',
    gender: 'feminine',
    fields: {
      id: 'ID',
      reportedBy: 'किसने रिपोर्ट की',
      reportedTo: 'किसकी रिपोर्ट हुई',
      date: 'तारीख़',
      time: 'समय',
    },
    texts: {
      row: 'रिपोर्ट #%{id}, %{record}',
      list: {
        title: 'रिपोर्ट किए गए यूज़र',
        search: 'नाम या ID से खोजें…',
        empty: 'रिपोर्ट किया गया कोई यूज़र नहीं मिला।',
        failure: 'सैंपल डेटा लोड नहीं हो पाया',
      },
      show: detailsOf('रिपोर्ट'),
    },
  },
};
