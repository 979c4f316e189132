export const pointGuideText = {
  trail: 'You are here',
  home: 'Home',
  savvy: 'Savvy User Center',
  current: 'Points guide',
  title: 'Points, coins and levels',
  lead: 'Coins pay for lights. Points are never spent: they make your level, and a level makes every order bring more coins.',
  loading: 'Loading the guide',
  mine: {
    title: 'Yours today',
    loading: 'Loading your numbers',
    coins: 'Coins',
    points: 'Points',
    level: 'Level',
    worth: (coins: string, worth: string) => `${coins}, worth ${worth}`,
    before: (points: string, next: string) => `${points} points to ${next}`,
    logIn: 'Log in to see yours',
    join: 'Create account',
  },
  table: {
    title: 'Coins and points beside each other',
    coins: 'Coins',
    points: 'Points',
    rows: {
      what: {
        title: 'What they are',
        coins: (coins: string, worth: string) => `Money for your next order: ${coins} coins are ${worth}.`,
        points: 'The measure of your level. They cost nothing and buy nothing.',
      },
      come: {
        title: 'How they come',
        coins: (coins: number, per: string, cap: string) =>
          `${coins} for each ${per} of goods that you pay. Check-ins and tasks bring up to ${cap} a day.`,
        points: (price: string) =>
          `1 for each ${price} of goods that you pay, when the order is completed. A coin task brings a tenth of its coins, at least 1; check-ins bring none.`,
      },
      use: {
        title: 'What they do',
        coins: (percent: number) =>
          `They pay up to ${percent} % of the goods of an order, or are exchanged for coupons and lights.`,
        points: 'Each level has more: coins, early access, a coupon on your birthday.',
      },
      last: {
        title: 'How long they last',
        coins: 'Until the end of the same month next year. We write 30 and 7 days before.',
        points: '12 months from the day they came.',
      },
      back: {
        title: 'When a light goes back',
        coins: 'Coins that you used come back to you. Those that the light earned go with it.',
        points: 'The points of the light go with it.',
      },
    },
  },
  levels: {
    title: 'The four levels',
    columns: { level: 'Level', from: 'From', coins: 'Coins on each order', early: 'New lights' },
    yours: (level: string) => `${level}, yours`,
    points: (points: string) => `${points} points`,
    times: (multiplier: number) => `× ${multiplier}`,
    early: (hours: number) => `${hours} hours before everybody`,
    together: 'With everybody',
    all: 'All that a level brings',
  },
  ways: {
    title: 'Where to begin',
    order: { title: 'Order a light', text: 'Coins and points when the order is completed.' },
    checkIn: {
      title: 'Check in',
      text: (least: number, most: number) => `${least} to ${most} coins a day, for a week.`,
    },
    answer: { title: 'Answer a question', text: (coins: number) => `${coins} coins when your answer is shown.` },
    review: { title: 'Review what you have', text: 'Coins for your words, more with a picture.' },
  },
  questions: {
    title: 'Often asked',
    rules: 'Every rule of coins',
    list: [
      {
        id: 'spent',
        question: 'Do I lose points when I pay with coins?',
        answer: 'No. Points count what you paid in money for the goods, and paying with coins takes none away.',
      },
      {
        id: 'pending',
        question: 'Why are my coins pending?',
        answer:
          'Coins of an order wait until the order is completed, so that nothing has to be taken back when a light goes back. Its points come with them.',
      },
      {
        id: 'fell',
        question: 'Why did my level fall?',
        answer:
          'Your level is what the points of the last 12 months come to. Each point goes a year after it came, and a level can go with it.',
      },
      {
        id: 'bought',
        question: 'Can I buy coins or give them away?',
        answer: 'No. Coins can be earned, not bought, and they stay with your account.',
      },
    ],
  },
} as const;
