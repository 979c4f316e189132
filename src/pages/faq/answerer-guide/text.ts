/** What the page for members who want to answer says. */
export const guideText = {
  title: 'Answer questions, earn coins',
  lead: 'You own the light, so you know how it is at home. Share what you’ve found out.',
  description: 'Answer questions about lights you own and earn coins. What we ask of you, and how to apply.',
  sample: {
    title: 'An answer that helps',
    question: 'Can I cut the strip twice?',
    answer:
      'Yes, at any mark, every 10 cm. I cut mine in three for a shelf. Each piece needs a connector to stay lit, so order two more.',
  },
  rewards: {
    title: 'What answers earn',
    shown: 'When we publish your answer',
    best: 'When it’s marked as the best',
    most: 'In one day, with tasks and check-ins',
    coins: (coins: string) => `${coins} coins`,
    more: (coins: string) => `${coins} more coins`,
    atMost: (coins: string) => `up to ${coins} coins`,
  },
  needs: {
    title: 'What you need',
    lead: 'Either one is enough.',
    owned: 'You own one of our lights',
    level: (level: number) => `Savvy level ${level} or higher`,
    yes: 'Yes',
    no: 'Not yet',
    yourLevel: (level: number) => `You’re at level ${level}`,
  },
  buyers: 'If you own the light, just answer. Answerers can answer about any light.',
  guest: {
    title: 'Log in to apply',
    text: 'Then we’ll know which lights you have.',
    logIn: 'Log in',
    join: 'Create account',
  },
  loading: 'Loading your application',
  status: {
    PENDING: { title: 'We’re reviewing your application', text: 'It takes a few days. We’ll email you.' },
    APPROVED: {
      title: 'You’re an answerer',
      text: 'Your answers show an Answerer badge.',
      action: 'Questions for you',
    },
    REJECTED: { title: 'Not this time' },
    SUSPENDED: {
      title: 'You’re not an answerer right now',
      text: 'We had to remove too many of your answers.',
    },
  },
  retry: (day: string) => `You can apply again from ${day}.`,
  cannot: 'You can apply once a light from us has arrived, or at the level above.',
  form: {
    title: 'Apply',
    models: 'Which lights do you answer for?',
    motive: 'Why do you want to answer?',
    motiveHint: (least: number) => `In your own words, at least ${least} characters`,
    agree: 'I’ve read the rules and will follow them.',
    rules: 'Read the rules',
    send: 'Apply',
    sent: 'Thanks! We’ll review your application.',
    missing: {
      motive: (least: number) => `Write at least ${least} characters.`,
      agree: 'Read and accept the rules to apply.',
      models: 'Choose at least one light.',
    },
  },
  offline: 'You’re offline. You can apply once you’re back online.',
} as const;
