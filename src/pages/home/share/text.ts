export const shareText = {
  title: 'Share the light',
  lead: 'Send a friend your link, and see who used it.',
  invited: {
    title: 'A friend invited you',
    body: 'Create an account within 30 days and get a coupon for your first order. We’ll thank your friend once it’s completed.',
    by: (name: string) => `${name} invited you`,
    bound: (rewards: readonly string[]) =>
      rewards.length === 0 ? 'It’s noted in your account.' : `In your coupons now: ${rewards.join(', ')}.`,
    coupons: 'My coupons',
    register: 'Create account',
    look: 'See all lights',
  },
  guest: {
    title: 'Your own link',
    body: 'Log in to get your own link and see who used it.',
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
    invitedCount: 'Friends who joined',
    earned: 'Coins earned',
    nobody: 'No one has used your link yet.',
    rules: 'How it counts',
    qr: {
      alt: (url: string) => `QR code that opens ${url}`,
      title: 'Is your friend with you?',
      body: 'Have your friend point a camera at this code. It opens your link.',
    },
  },
  product: { shown: 'Your friend is showing you:', own: 'Your link opens:' },
  steps: {
    title: 'How it works',
    items: [
      { title: 'Send your link', text: 'By message, email or out loud: the code is easy to type.' },
      { title: 'A friend signs up', text: 'Within 30 days of opening it. The last link counts.' },
      { title: 'You see it here', text: 'How many joined, and what you earned.' },
    ],
  },
} as const;
