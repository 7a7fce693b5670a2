/** The messages of the feature sections. English sets the shape; *asterisks* mark what is underlined. */
export const features = {
  people: {
    maya: { name: 'Maya', portrait: 'Drawing of Maya: dark curls, half a smile, a yellow hoodie' },
    jun: { name: 'Jun', portrait: 'Drawing of Jun: a high ponytail, round glasses, a green hoodie' },
    noor: { name: 'Noor', portrait: 'Drawing of Noor: a green headscarf, a smile, a yellow shirt' },
    kabir: {
      name: 'Kabir',

      portrait: 'Drawing of Kabir: a red turban, a full beard, pens in his shirt pocket',
    },
    ruth: { name: 'Ruth', portrait: 'Drawing of Ruth: silver hair, glasses, a red blouse' },
    leo: {
      name: 'Leo',

      portrait: 'Drawing of Leo: short curls, a goatee, a spotted pink shirt, laughing',
    },
    sol: { name: 'Sol', portrait: 'Drawing of Sol: short red hair, a black vest, a crooked grin' },
    ines: {
      name: 'Ines',

      portrait: 'Drawing of Ines: brown hair in a bun, a green jacket, laughing',
    },
    theo: { name: 'Theo', portrait: 'Drawing of Theo: grey hair, a grey moustache, a yellow coat' },
  },
  deck: {
    hint: 'Throw the card left or right.',
    pass: 'Pass',
    turn: 'Turn over',
    hello: 'Say hello',
    stamp: 'Hello!',
    saidHello: 'You said hello to %{name}. Next card.',
    passed: '%{name} goes back into the deck. Next card.',
  },
  about: {
    heading: 'Funny is *hard to photograph.*',
    text: 'So we start with words. How someone tells a story, loses an argument, fills a wet Sunday. The face comes right after, and by then you know whose it is.',
    more: 'For grown-ups of every age, shape and haircut who’d rather read one good line than scroll past a hundred beaches.',
    crowd: 'Drawings of nine people, from their twenties to their sixties, side by side as in a group photo.',
  },
  app: {
    heading: 'Nothing to install. *Yet.*',
    text: 'The app for iPhone and Android is on its way. Until it lands there’s nothing to download, and nothing to delete after a bad date.',
    download: 'Download the app',
    notYet: 'Not out yet. Leave your email next to the countdown above, and we’ll write the day it’s out.',
    stores: { label: 'Where the app will be', soon: 'Soon on', ios: 'App Store', android: 'Google Play' },
    screen: { prompt: 'My toxic trait', answer: 'I read the menu aloud. All of it.' },
  },
  realProfiles: {
    heading: 'Nobody *talks like* a profile.',
    text: '“Loves travel, food and laughing.” So does everyone. We ask questions a list can’t answer, and what ends up on the page sounds like a person.',
    page: {
      label: 'Leo’s profile, corrected by hand',
      hint: 'Tap a phrase to cross it out.',
      first: { stock: 'I love to travel.', real: 'I missed the same ferry twice. Would miss again.' },
      second: { stock: 'Pretty easy-going.', real: 'I let people jump the queue. Not at the bakery.' },
      third: { stock: 'Work hard, play hard.', real: 'I leave at five. My tomatoes won’t water themselves.' },
    },
  },
  loveReimagined: {
    heading: 'Three answers, *then a face.*',
    text: 'What if a first impression was something you read? Lift a strip of paper, read an answer, see a little more of the person who gave it.',
    strips: {
      label: 'A portrait under three strips of paper',
      covered: 'A portrait, partly under paper',
      first: { question: 'A hill you’d die on?', answer: 'Tea goes in the big cup. Always the big cup.' },
      second: { question: 'Your Sunday, honestly?', answer: 'Market, nap, calling my sister about the nap.' },
      third: { question: 'What makes you laugh too loud?', answer: 'People who say “quick question”.' },
    },
  },
  discoverProfiles: {
    heading: 'A deck of people, *dealt one* at a time.',
    text: 'Their words are on the front, their face is on the back. Throw a card right to say hello, left to pass.',
    label: 'A deck of profile cards',
    cards: {
      maya: { prompt: 'Small, but I’m proud of it', answer: 'I can parallel park a van. Uphill. In heels.' },
      theo: { prompt: 'I changed my mind about', answer: 'Karaoke. It took forty years and one wedding.' },
      noor: { prompt: 'You’ll know me by', answer: 'The bike with a plant in the basket. He likes the air.' },
      jun: { prompt: 'My most useless talent', answer: 'I always know which lift will come first.' },
      ruth: { prompt: 'Give me a free Tuesday', answer: 'Cinema at eleven in the morning. The whole row is ours.' },
    },
  },
  draftProfile: {
    heading: 'Stuck? A friend *writes the draft.*',
    text: 'Describing yourself is awkward. Your friends find it suspiciously easy. They send a draft of you, or your first line; you keep it, bend it, or laugh and ask for another.',
    label: 'A friend writes a draft for Leo’s profile',
    writer: 'Ines is writing about Leo',
    drafts: {
      first: 'Leo says he “cooks a bit”. Four of us come by every Thursday and pretend it’s for the company.',
      second: 'He’ll carry your sofa up five floors, and then apologise to the sofa.',
      third: 'Ask him about the ferry. He missed it twice, and tells it better every time.',
    },
    keep: 'Keep this draft',
    another: 'Write another',
    kept: 'Kept!',
  },
  swapProfiles: {
    heading: 'A friend *shuffles the deck.*',
    text: 'Your friend knows you. Your friend knows someone. So your card slides over to them and theirs to you, with a word on why. You only have to look up.',
    label: 'A friend swaps two profiles',
    seats: { maya: 'On Maya’s side', leo: 'On Leo’s side' },
    cards: { maya: 'Parks vans uphill.', leo: 'Missed the ferry. Twice.' },
    dealer: 'Sol, who knows them both',
    note: 'One of you should drive. The other one should bring tomatoes.',
    swap: 'Swap the cards',
    back: 'Swap back',
    swapped: 'Maya now has Leo’s card, and Leo has Maya’s.',
    returned: 'Both cards are back where they were.',
  },
  matchMessageConnect: {
    heading: 'Then someone has to *say something.*',
    text: 'A match begins with the line that made you stop, so the first message half writes itself. You answer a sentence, not a selfie.',
    safety: 'Three dots in every chat: report, block, done. And nobody worth meeting asks you for money.',
    label: 'A match and its first messages',
    matched: 'Maya and Leo. Finally.',
    messages: {
      label: 'Messages between Maya and Leo',
      first: 'Important question. How big is the van?',
      second: 'Big enough for your tomatoes. How far is the ferry?',
      third: 'Nobody knows. I’ve never caught it.',
      choose: 'What does Maya say?',
      bold: { text: 'Saturday at ten, by the harbour. I’ll honk.', answer: 'I’ll be there at nine. To be safe.' },
      kind: { text: 'Maybe the ferry is shy.', answer: 'Then I should have a word with it. Come along?' },
      again: 'Start again',
    },
  },
  detailedProfiles: {
    heading: 'The details are *the good part.*',
    text: 'Age and star sign, fine. But also which languages, smoke or no smoke, and how someone takes their Sunday. Unfold as much as you like before you say hello.',
    label: 'Noor’s profile',
    place: 'Landscape gardener, lives by the river',
    folds: {
      basics: {
        title: 'The basics',
        rows: {
          sign: { name: 'Star sign', value: 'Virgo, alphabetically' },
          languages: { name: 'Languages', value: 'English, Arabic, Latin (plants only)' },
          education: { name: 'Education', value: 'Botany, on the second try' },
        },
      },
      habits: {
        title: 'Habits, good and other',
        rows: {
          smoking: { name: 'Smoking', value: 'Never' },
          drinking: { name: 'Drinking', value: 'Coffee. Too much of it' },
          mornings: { name: 'Mornings', value: 'Up at six. Sorry in advance' },
        },
      },
      interests: {
        title: 'Interests',
        tags: {
          first: 'Night swimming',
          second: 'Crosswords in pen',
          third: 'Second-hand lamps',
          fourth: 'Ferns',
          fifth: 'Bad horror films',
        },
      },
      note: { title: 'Before you write', text: 'I’ll beat you at cards, and I’ll be unbearable about it.' },
    },
  },
};

export type FeaturesMessages = typeof features;
