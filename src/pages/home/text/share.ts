export const shareText = {
  title: 'Share the light',
  lead: 'Send a friend your link. When they open an account with it, we know who lit the way.',
  invited: {
    title: 'A friend invited you',
    body: 'Open an account within 30 days and your friend is thanked. You need not do anything else.',
    by: (name: string) => `${name} invited you`,
    bound: 'It is noted in your account.',
    register: 'Create account',
    look: 'See all lights',
  },
  guest: {
    title: 'Your own link',
    body: 'Log in to get a link of your own and to see who came with it.',
    logIn: 'Log in',
  },
  own: {
    title: 'Your link',
    link: 'Your invitation link',
    code: (code: string) => `Your code: ${code}`,
    copy: 'Copy link',
    copied: 'Link copied',
    share: 'Share',
    message: 'Lamps that know the hour',
    invitedCount: 'Friends who came',
    earned: 'Coins earned',
    nobody: 'Nobody has used your link yet.',
    rules: 'How it counts',
    qr: {
      alt: (url: string) => `QR code that opens ${url}`,
      title: 'Standing side by side?',
      body: 'Let your friend point a camera at this code. It opens your link.',
    },
  },
  product: { shown: 'What your friend wants to show you', own: 'Your link leads here' },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Send your link', text: 'By message, mail or read aloud: the code is easy to type.' },
      { title: 'A friend signs up', text: 'Within 30 days after they opened it. The last link counts.' },
      { title: 'You see it here', text: 'How many came, and what you earned by it.' },
    ],
  },
} as const;
