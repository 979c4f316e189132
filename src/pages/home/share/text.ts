export const shareText = {
  title: 'Share the light',
  lead: 'Send a friend your link, and see here who came with it.',
  invited: {
    title: 'A friend invited you',
    body: 'Open an account within 30 days and a coupon for your first order is in it. Your friend is thanked when the order is done.',
    by: (name: string) => `${name} invited you`,
    bound: (rewards: readonly string[]) =>
      rewards.length === 0 ? 'It is noted in your account.' : `In your coupons now: ${rewards.join(', ')}.`,
    coupons: 'My coupons',
    register: 'Create account',
    look: 'See all lights',
  },
  guest: {
    title: 'Your own link',
    body: 'Log in to get a link of your own and to see who came with it.',
    logIn: 'Log in',
  },
  own: {
    title: 'Your code',
    copyCode: 'Copy code',
    codeCopied: 'Code copied',
    copy: 'Copy link',
    copied: 'Link copied',
    share: 'Share',
    message: 'Smart lights by Lampyris',
    invitedCount: 'Friends who came',
    earned: 'Coins earned',
    nobody: 'Nobody has used your link yet.',
    rules: 'How it counts',
    qr: {
      alt: (url: string) => `QR code that opens ${url}`,
      title: 'Is your friend with you?',
      body: 'Let your friend point a camera at this code. It opens your link.',
    },
  },
  product: { shown: 'Your friend shows you:', own: 'Your link leads to:' },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Send your link', text: 'By message, mail or read aloud: the code is easy to type.' },
      { title: 'A friend signs up', text: 'Within 30 days after they opened it. The last link counts.' },
      { title: 'You see it here', text: 'How many came, and what you earned by it.' },
    ],
  },
} as const;
