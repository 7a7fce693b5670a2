/** Questions and answers as the support desk would word them, in the order the list shows them; none says more than the documents do. */
export const faqs = [
  {
    question: 'Is the app free?',
    answer:
      'Some features cost money, Draft Boost among them. What each of them does and costs is shown before you buy.',
  },
  {
    question: 'When does the app launch?',
    answer:
      'Leave your email address on the home page, and we’ll write to you the day the app is out. Every email about the launch has a link to leave the list.',
  },
  {
    question: 'Who can join?',
    answer: 'Adults, 18 and over, with one account each. We may terminate the account of anyone we suspect is younger.',
  },
  {
    question: 'What does personality first mean?',
    answer:
      'You read how someone talks, jokes and lives first. Their words are on the front of a card, and their face is on the back.',
  },
  {
    question: 'What is a draft profile?',
    answer:
      'A friend can write a first version of your profile for you, or a first line. You keep it, change what you like, or ask for another one.',
  },
  {
    question: 'How does swapping profiles work?',
    answer:
      'A friend who knows both you and someone you might like shows you each other’s profile, and adds a word on why. What happens next is up to the two of you.',
  },
  {
    question: 'How do I report someone?',
    answer:
      'Open the chat or the profile, find Report under the three dots, choose a reason, add details or a screenshot if you are asked for them, and submit. After that you can block the person, too.',
  },
  {
    question: 'Can I delete my account?',
    answer:
      'Yes, in the settings of the app, or by email if you can’t get in. The Privacy Policy says where to write, what is deleted, what has to be kept, and why.',
  },
  {
    question: 'Do you check who people are?',
    answer:
      'Profiles are self-reported, and we run no background checks. Meet in public places, tell a friend where you are, and never send money.',
  },
  {
    question: 'How do I cancel a subscription?',
    answer:
      'In the store where you bought it, at least 24 hours before the period ends. It stays active until the period ends and isn’t renewed.',
  },
  {
    question: '¿En qué idiomas está la app?',
    answer: 'En español, inglés, coreano e hindi. El perfil lo escribes en el idioma que quieras.',
  },
  {
    question: '신고하면 상대방이 알게 되나요?',
    answer:
      '아니요. 법에 따라 알려야 하는 경우가 아니면 누가 신고했는지 상대방에게 알리지 않아요. 차단은 언제든 할 수 있지만 대화가 사라질 수 있으니 스크린샷부터 남겨 주세요.',
  },
];
