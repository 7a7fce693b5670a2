import type { LayoutMessages } from '#i18n/messages/en/layout.ts';

export const layout: LayoutMessages = {
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  home: '%{brand}, शुरुआत पर जाएँ',
  navigation: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    launch: 'प्री-लॉन्च',
    about: 'हमारे बारे में',
    app: 'ऐप',
    contact: 'संपर्क',
    language: 'भाषा',
    menu: 'मेन्यू',
  },
  toTop: 'ऊपर जाएँ',
  notifications: 'सूचनाएँ',
  closeNotification: 'सूचना बंद करें',
  languageFailed: 'वो भाषा नहीं खुल पाई। इंटरनेट देखकर एक बार फिर कोशिश करें।',
  footer: {
    description: 'वो डेटिंग ऐप जहाँ तस्वीर से पहले इंसान से मुलाक़ात होती है। सिर्फ़ 18 साल या उससे ऊपर के लोगों के लिए।',
    explore: 'देखें',
    legal: 'नियम और शर्तें',
    contact: 'हमें लिखें',
    social: 'साथ जुड़े रहें',
    copyright: '© %{year} %{brand}। सर्वाधिकार सुरक्षित।',
  },
  legal: {
    terms: 'सेवा की शर्तें',
    eula: 'लाइसेंस समझौता',
    privacy: 'प्राइवेसी पॉलिसी',
    disclaimer: 'डिस्क्लेमर',
    guideliness: 'कम्युनिटी गाइडलाइन',
    tolerance: 'ज़ीरो टॉलरेंस नीति',
    report: 'रिपोर्ट कैसे करें',
    'user-disclaimer': 'यूज़र डिस्क्लेमर',
  },
  notFound: {
    title: 'पेज नहीं मिला',
    heading: 'यह पेज *मिलने ही नहीं आया।*',
    text: 'शायद पता ग़लत टाइप हुआ है, या पेज कहीं और चला गया है। ऐसा किसी के साथ भी हो सकता है।',
    back: 'शुरुआत पर लौटें',
  },
};
