/** What the page for members who want to answer says. */
export const guideText = {
  title: 'Answer questions, earn coins',
  lead: 'You own the light, so you know how it is at home. Others ask what you have found out.',
  description: 'Who owns a light answers questions about it and earns coins. What is asked of you, and how you apply.',
  sample: {
    title: 'An answer that helps',
    question: 'Can I cut the strip twice?',
    answer:
      'Yes, at every mark, which is each 10 cm. I cut mine in three for a shelf. The pieces need connectors to go on shining, so order two more.',
  },
  rewards: {
    title: 'What an answer brings',
    shown: 'When your answer is shown',
    best: 'When it is marked as the best',
    most: 'On one day, with tasks and check-ins',
    coins: (coins: string) => `${coins} coins`,
    more: (coins: string) => `${coins} coins more`,
    atMost: (coins: string) => `at most ${coins} coins`,
  },
  needs: {
    title: 'What you need',
    lead: 'One of the two is enough.',
    owned: 'You own one of our lights',
    level: (level: number) => `Savvy level ${level} or higher`,
    yes: 'Yes',
    no: 'Not yet',
    yourLevel: (level: number) => `You are at level ${level}`,
  },
  buyers: 'If you own the light, just answer. Answerers answer about every light.',
  guest: {
    title: 'Log in to apply',
    text: 'Then we know which lights you have.',
    logIn: 'Log in',
    join: 'Create account',
  },
  loading: 'Loading your application',
  status: {
    PENDING: { title: 'We read your application', text: 'It takes a few days. You get an e-mail.' },
    APPROVED: {
      title: 'You are an answerer',
      text: 'Your answers carry the word Answerer.',
      action: 'Questions for you',
    },
    REJECTED: { title: 'Not this time' },
    SUSPENDED: {
      title: 'You cannot answer as an answerer now',
      text: 'Too many of your answers had to be taken away.',
    },
  },
  retry: (day: string) => `You can apply again from ${day}.`,
  cannot: 'You can apply when a light from us has arrived, or at the level above.',
  form: {
    title: 'Apply',
    models: 'Which lights do you answer for?',
    motive: 'Why do you want to answer?',
    motiveHint: (least: number) => `In your own words, at least ${least} characters`,
    agree: 'I have read the rules and follow them.',
    rules: 'Read the rules',
    send: 'Apply',
    sent: 'Thank you. We read your application.',
    missing: {
      motive: (least: number) => `Write at least ${least} characters.`,
      agree: 'Read and accept the rules to apply.',
      models: 'Choose at least one light.',
    },
  },
  offline: 'You are offline. You can apply when you are back.',
} as const;
