/** The messages around every public page: header, footer, language picker. */
export const layout = {
  skipToContent: 'Skip to content',
  home: '%{brand}, home page',
  navigation: {
    label: 'Main',
    home: 'Home',
    launch: 'PreLaunch',
    about: 'About',
    app: 'The App',
    contact: 'Contact',
    language: 'Language',
    menu: 'Menu',
  },
  toTop: 'Back to the top',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  languageFailed: 'That language didn’t load. Check your connection and try again.',
  footer: {
    description: 'The dating app where you meet the person before the picture. For adults, 18 and over.',
    explore: 'Explore',
    legal: 'The small print',
    contact: 'Write to us at',
    social: 'Follow along',
    childSafety: 'Child safety',
    deleteAccount: 'Delete your account',
    rights: '%{brand}. All rights reserved.',
  },
  legal: {
    terms: 'Terms of Service',
    eula: 'End-user licence agreement',
    privacy: 'Privacy Policy',
    disclaimer: 'Disclaimer',
    guideliness: 'Community Guidelines',
    tolerance: 'Zero-tolerance policy',
    report: 'How to report',
    'user-disclaimer': 'User disclaimer',
    press: 'Press',
  },
};

export type LayoutMessages = typeof layout;
