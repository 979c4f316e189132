export const pointGuideText = {
  trail: 'You are here',
  home: 'Home',
  savvy: 'Savvy User Center',
  current: 'Points guide',
  title: 'Points, coins and levels',
  lead: 'Coins pay for lights. You never spend points: they set your level, and a higher level earns more coins on every order.',
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
    title: 'Coins and points side by side',
    topic: 'Topic',
    coins: 'Coins',
    points: 'Points',
    rows: {
      what: {
        title: 'What they are',
        coins: (coins: string, worth: string) => `Money for your next order: ${coins} coins are ${worth}.`,
        points: 'What sets your level. You can’t buy or spend them.',
      },
      come: {
        title: 'How you earn them',
        coins: (coins: number, per: string, cap: string) =>
          `${coins} for every ${per} you pay for goods. Check-ins and tasks earn up to ${cap} a day.`,
        points: (price: string) =>
          `1 for every ${price} you pay for goods, once the order is completed. A coin task earns a tenth of its coins, at least 1; check-ins earn none.`,
      },
      use: {
        title: 'What they do',
        coins: (percent: number) =>
          `They pay up to ${percent}% of the goods in an order, or get you coupons and lights.`,
        points: 'Every level gets you more: coins, early access, a birthday coupon.',
      },
      last: {
        title: 'How long they last',
        coins: 'Until the end of the same month next year. We’ll email you 30 and 7 days before.',
        points: '12 months from the day you earn them.',
      },
      back: {
        title: 'When you return a light',
        coins: 'You get back the coins you used, and lose the ones it earned.',
        points: 'You lose the points it earned.',
      },
    },
  },
  levels: {
    title: 'The four levels',
    columns: { level: 'Level', from: 'From', coins: 'Coins on each order', early: 'New lights' },
    yours: (level: string) => `${level}, yours`,
    points: (points: string) => `${points} points`,
    times: (multiplier: number) => `× ${multiplier}`,
    early: (hours: number) => `${hours} hours before everyone`,
    together: 'With everyone',
    all: 'All benefits by level',
  },
  ways: {
    title: 'Where to start',
    order: { title: 'Order a light', text: 'Earn coins and points once it’s completed.' },
    checkIn: {
      title: 'Check in',
      text: (least: number, most: number) => `${least} to ${most} coins a day, for a week.`,
    },
    answer: { title: 'Answer a question', text: (coins: number) => `${coins} coins when we publish your answer.` },
    review: { title: 'Review what you have', text: 'Coins for your words, more with a picture.' },
  },
  questions: {
    title: 'Common questions',
    rules: 'All coin rules',
    list: [
      {
        id: 'spent',
        question: 'Do I lose points when I pay with coins?',
        answer: 'No. You earn points for what you pay in money, and using coins doesn’t cost you any.',
      },
      {
        id: 'pending',
        question: 'Why are my coins pending?',
        answer:
          'Coins from an order are pending until it’s completed, in case you return something. Its points arrive with them.',
      },
      {
        id: 'fell',
        question: 'Why did my level drop?',
        answer:
          'Your level depends on points from the last 12 months. Points expire after a year, so your level can change.',
      },
      {
        id: 'bought',
        question: 'Can I buy coins or give them away?',
        answer: 'No. You can earn coins but not buy them, and they stay in your account.',
      },
    ],
  },
} as const;
