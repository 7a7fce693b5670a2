import type { ExtensionResources } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

export const extensions: TranslatedResources<ExtensionResources, 'hi'> = {
  audit: {
    name: 'गतिविधि |||| गतिविधियाँ',
    gender: 'feminine',
    fields: {
      id: 'गतिविधि',
      at: 'तारीख और समय',
      email: 'एडमिन',
      operation: 'क्या किया',
      resource: 'किसमें',
      row: 'रिकॉर्ड',
      before: 'पहले',
      after: 'बाद में',
      request_id: 'अनुरोध',
      name: 'नाम',
    },
    choices: {
      operation: {
        create: 'जोड़ा',
        update: 'बदला',
        delete: 'हटाया',
        close: 'बंद किया',
        login: 'साइन इन किया',
        logout: 'साइन आउट किया',
        changePassword: 'पासवर्ड बदला',
        reveal: 'किसी की जानकारी देखी',
      },
      resource: {
        users: 'उपयोगकर्ता',
        faq: 'अक्सर पूछे जाने वाले सवाल',
        category: 'श्रेणियाँ',
        ticket: 'टिकट',
        preLaunch: 'प्री-लॉन्च उपयोगकर्ता',
        subscription: 'सदस्यताएँ',
        session: 'सत्र',
        audit: 'गतिविधि लॉग',
      },
    },
    actions: { reveal: 'देखें कि किसके बारे में है' },
    texts: {
      record: 'गतिविधि #%{id}',
      row: 'गतिविधि #%{id}',
      list: { title: 'गतिविधि लॉग', empty: 'अभी तक कुछ दर्ज नहीं हुआ है।' },
      actions: {
        reveal: {
          question: 'नाम और ईमेल दिखाए जाएँगे। आपने इन्हें देखा, यह भी दर्ज होगा।',
          success: 'आपका देखना दर्ज कर लिया गया है',
          failure: 'यह नहीं दिखाया जा सका कि किसके बारे में है',
        },
      },
    },
  },
};
