/** Questions and answers as the support desk would word them, in the order the list shows them. */
export const faqs = [
  {
    question: 'Is Hullo free?',
    answer:
      'Yes. Writing a profile, matching and messaging cost nothing. A paid draft boost shows your profile to more people for a day; everything else works without it.',
  },
  {
    question: 'When does the app launch?',
    answer:
      'Leave your email address on the front page and we will write once, on the day the app is in the stores. Nothing else will come to that address.',
  },
  {
    question: 'Who can join?',
    answer:
      'Adults of 18 and over, with one account each. We remove accounts of anyone we have reason to believe is younger.',
  },
  {
    question: 'What does personality first mean?',
    answer:
      'You read how someone talks, jokes and lives before you see every photo. The first card shows a voice and three answers; pictures follow when you stay.',
  },
  {
    question: 'What is a draft profile?',
    answer:
      'A friend can write a first version of your profile for you. You get it as a draft, change what you like and publish it only when it sounds like you.',
  },
  {
    question: 'How does swapping profiles work?',
    answer:
      'You and a friend trade decks for an evening. Each suggests matches for the other, and nobody is contacted until the person concerned says yes.',
  },
  {
    question: 'How do I report someone?',
    answer:
      'Open the chat or the profile, tap the three dots and choose Report. Pick a reason, add a screenshot if you have one, and block the person in the same step.',
  },
  {
    question: 'Can I delete my account?',
    answer:
      'Yes, under Settings, Account. Your profile disappears at once and your data is erased within 30 days, except what the law obliges us to keep.',
  },
  {
    question: 'Do you check who people are?',
    answer:
      'Profiles are self-reported and we do not run background checks. Meet in public places, tell a friend where you are and never send money.',
  },
  {
    question: 'How do I cancel a subscription?',
    answer:
      'In the store where you bought it, at least 24 hours before the period ends. It stays active until then and is not renewed.',
  },
  {
    question: 'Which languages does the app speak?',
    answer:
      'English, Spanish, Korean and Hindi. Profiles can be written in any language you like, and most people use two.',
  },
  {
    question: 'Why did a message not arrive?',
    answer:
      'Check your connection first. If a message keeps its grey clock for more than a minute, hold it and choose Send again; write to us if that fails too.',
  },
];
