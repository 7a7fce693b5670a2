import type { PrerenderedMessages } from '#i18n/messages/en/prerendered.ts';

export const prerendered: PrerenderedMessages = {
  description:
    'एक डेटिंग ऐप जहाँ पर्सनैलिटी पहले आती है। देखिए कोई कैसे बात करता है और किस पर हँसता है, पहली लाइन दोस्त से लिखवाइए। ईमेल दे दीजिए, जिस दिन ऐप आएगा उसी दिन लिखेंगे।',
  event: '%{brand} आज से',
  withoutScripts: 'इस फ़ॉर्म के लिए JavaScript चाहिए। बंद ही रखना है? %{mailbox} पर लिखिए, हम ख़ुद आपका पता जोड़ देंगे।',
};
