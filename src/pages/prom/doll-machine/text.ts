export const dollMachineText = {
  title: 'Doll machine',
  lead: 'Lamps in the dark, and a claw of light. One play a day is free.',
  description: 'Win lamps, coupons and coins: one free play a day, with the odds of every prize in the open.',
  loading: 'Loading the doll machine',
  stage: 'The machine',
  inCase: 'In the case',
  play: (cost: number) => (cost === 0 ? 'Play: free' : `Play: ${cost} coins`),
  again: 'Ask again',
  skip: 'Skip',
  demo: 'See how it goes',
  demonstration: (title: string | null) =>
    title === null
      ? 'A demonstration: the light would have gone out.'
      : `A demonstration: it would have been ${title}. Nothing was won.`,
  guest: 'This is a demonstration until you log in. A free play a day is for members.',
  logIn: 'Log in',
  join: 'Create account',
  adult: 'I am 18 or older',
  adultMissing: 'Please say first that you are 18 or older.',
  won: (title: string) => `You won: ${title}`,
  nothing: 'The light went out: nothing this time.',
  lost: 'The line broke. Whatever you won is kept, and asking again costs nothing.',
  tries: (free: number, left: number, coins: string) =>
    `${free > 0 ? `${free} free, ${left} in all today` : `${left} left today`} · you have ${coins} coins`,
  closed: {
    coming: (opens: string) => `It opens ${opens}.`,
    ended: (ends: string) => `It closed ${ends}.`,
    soldOut: 'The last prizes are won. It takes no coins any more.',
    day: 'You have played as often as a day allows.',
    poor: (cost: number, coins: string) => `The next play costs ${cost} coins, and you have ${coins}.`,
    next: 'Next free play in',
    earn: 'Earn coins',
    center: 'To the coin center',
  },
  odds: {
    title: 'The odds now',
    prize: 'Prize',
    chance: 'Odds',
    left: 'Left',
    one: (part: string, of: string) => `${part} in ${of}`,
    none: 'None left',
    plenty: 'Plenty',
    nothing: 'Nothing',
    note: 'What is gone counts to nothing. No play changes the odds of another prize.',
  },
  pity: {
    label: 'Plays without this prize',
    title: (plays: number, title: string) => `${title} with play ${plays} at the latest`,
    stand: (done: number, plays: number) => `${done} of ${plays} plays`,
  },
  result: {
    title: (title: string) => `You won ${title}`,
    close: 'Close',
    product: (day: string) => `Claim it until ${day}: we send it free, alone or with your next order.`,
    coupon: (day: string) => `It is among your coupons, good until ${day}.`,
    coins: (coins: number) => `${coins} coins are in your balance.`,
    capped: (coins: number) => `${coins} coins came: with them you have the 300 that a day gives.`,
    claim: 'Claim your prize',
    coupons: 'See your coupons',
    history: 'See your coins',
  },
  plays: {
    title: 'Your plays',
    when: 'When',
    what: 'Result',
    cost: 'Cost',
    free: 'Free',
    coins: (coins: number) => `${coins} coins`,
    nothing: 'Nothing',
    none: 'You have not played yet.',
    more: 'More plays',
    prizes: 'My prizes',
  },
  rules: {
    title: 'How it plays',
    list: (free: number, cost: number, limit: number) =>
      [
        {
          id: 'result',
          question: 'Who decides what I win?',
          answer:
            'A random number that our server draws when you press. The result is stored before the claw moves, so a lost line takes nothing from you.',
        },
        {
          id: 'plays',
          question: 'How often can I play?',
          answer: `${free} free on each day of yours, then ${cost} coins each, and ${limit} plays a day in all.`,
        },
        {
          id: 'coins',
          question: 'Can I buy coins?',
          answer:
            'No. Coins are earned by check-ins, tasks and orders. What you win in coins counts to the 300 of a day.',
        },
        {
          id: 'who',
          question: 'Who can play?',
          answer: 'Members of 18 and older, in markets where the law allows it. Nothing has to be bought.',
        },
      ] as const,
  },
  elsewhere: {
    title: 'There is no doll machine here',
    body: (names: string) => `The law of your market does not allow it. It stands in ${names}.`,
    none: 'No doll machine stands anywhere now.',
    action: 'To the coin center',
  },
} as const;
