import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { CodeScene } from '#server/db/tables/accounts.ts';
import type { MailTemplate } from '#server/mail/template.ts';

/** What a code is entered for, in words that follow “your code”. */
const purposes: Readonly<Record<CodeScene, string>> = {
  REGISTER: 'to create your account',
  RESET: 'to set a new password',
  CHANGE: 'to use this email for your account',
  DELETE: 'to delete your account',
};

const verificationCode: MailTemplate<{
  readonly code: string;
  readonly minutes: number;
  /** Left out of mails that were queued without it. */
  readonly scene?: CodeScene;
}> = {
  name: 'verificationCode',
  write: ({ code, minutes, scene }) => {
    const purpose = scene === undefined ? 'for Lampyris' : `${purposes[scene]} at Lampyris`;
    return {
      subject: `${code} is your code ${purpose}`,
      title: code,
      paragraphs: [
        `This is your code ${purpose}. Enter it on the page that asked for it, within ${minutes} minutes; it works only once.`,
      ],
      after: [
        'We’ll never ask you for it by phone or email. If you didn’t request it, someone may have mistyped their address. You can ignore this email.',
      ],
      reason: 'You’re getting this email because someone entered this address.',
    };
  },
};

const welcome: MailTemplate<{
  readonly link: string;
  /** What the coupons that wait are called; left out of mails that were queued without them. */
  readonly coupons?: readonly string[];
}> = {
  name: 'welcome',
  write: ({ link, coupons = [] }) => ({
    subject: 'Welcome to Lampyris',
    paragraphs: [
      ...(coupons.length === 0 ? [] : [`Waiting in your wallet: ${coupons.join(', ')}.`]),
      'Your account is ready. Your cart, orders, returns and warranties are all in it, on every device you log in on.',
      'You earn coins when you buy, ask and answer, and your coupons stay in your wallet until you use them.',
    ],
    action: { label: 'Open your account', url: link },
    reason: 'You’re getting this email because you created an account with this address.',
  }),
};

const confirmEmail: MailTemplate<{ readonly link: string }> = {
  name: 'confirmEmail',
  write: ({ link }) => ({
    subject: 'Confirm your email',
    paragraphs: [
      'You saved your order in a Lampyris account. Confirm that this address is yours to use coupons, coins, reviews and mail settings. Until then, you can see your orders there.',
      'The link works for seven days. Open it while you’re logged in to your account.',
    ],
    action: { label: 'Confirm my email', url: link },
    after: [
      'If you didn’t create this account, don’t confirm it. Choose “Forgot your password?” on the log-in page to take it over. That logs out whoever created it.',
    ],
    reason: 'You’re getting this email because someone created an account with this address.',
  }),
};

const passwordChanged: MailTemplate<{ readonly time: number; readonly site: Site; readonly link: string }> = {
  name: 'passwordChanged',
  write: ({ time, site, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Your password was changed on ${deadlineText(time, site, { withYear: true })}, and other devices were logged out.`,
      'If that was you, there’s nothing to do. If it wasn’t, change your password now. That logs out everyone else.',
    ],
    action: { label: 'Set a new password', url: link },
    reason: 'You’re getting this email because it’s about the security of your account.',
  }),
};

const emailChanged: MailTemplate<{ readonly time: number; readonly site: Site; readonly link: string }> = {
  name: 'emailChanged',
  write: ({ time, site, link }) => ({
    subject: 'Your email was changed',
    paragraphs: [
      `Your account’s email was changed on ${deadlineText(time, site, { withYear: true })}, and other devices were logged out. We no longer use this address for it.`,
      'If that was you, there’s nothing to do. If it wasn’t, contact us now and we’ll get your account back to you.',
    ],
    action: { label: 'Write to us', url: link },
    reason: 'You’re getting this email because it’s about the security of the account you had with this address.',
  }),
};

const emailTaken: MailTemplate<{ readonly link: string }> = {
  name: 'emailTaken',
  write: ({ link }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to use this address for another Lampyris account. It already belongs to one, so we didn’t send a code.',
      'If that was you, log in with this address. If it wasn’t, you can ignore this email. Nothing has changed.',
    ],
    action: { label: 'Log in', url: link },
    reason: 'You’re getting this email because someone entered this address.',
  }),
};

const dataExport: MailTemplate<{ readonly jobId: string; readonly json: string }> = {
  name: 'dataExport',
  write: ({ jobId }) => ({
    subject: 'What we hold about you',
    paragraphs: ['You asked for a copy of everything we hold about you. It’s in the file attached to this email.'],
    after: [`Export number: ${jobId}`, 'If you didn’t ask for it, change your password.'],
    reason: 'You’re getting this email because you have an account with us.',
  }),
  attachments: async ({ jobId, json }) => [{ name: `lampyris-${jobId}.json`, type: 'application/json', text: json }],
};

const deletionAsked: MailTemplate<{ readonly effectiveTime: number; readonly site: Site; readonly link: string }> = {
  name: 'deletionAsked',
  write: ({ effectiveTime, site, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. That happens on ${deadlineText(effectiveTime, site, { withYear: true })}, or once your last order is complete, if that’s later.`,
      'Until then, you can log in and change your mind. You’ve been logged out on all other devices.',
    ],
    action: { label: 'Keep my account', url: link },
    after: ['If you didn’t ask for this, keep your account and change your password.'],
    reason: 'You’re getting this email because you have an account with us.',
  }),
};

const deletionCancelled: MailTemplate<{ readonly link: string }> = {
  name: 'deletionCancelled',
  write: ({ link }) => ({
    subject: 'Your account won’t be deleted',
    paragraphs: ['Your account won’t be deleted. Nothing has changed.'],
    action: { label: 'Open your profile', url: link },
    reason: 'You’re getting this email because you have an account with us.',
  }),
};

const accountDeleted: MailTemplate<{ readonly ordersKept: number }> = {
  name: 'accountDeleted',
  write: ({ ordersKept }) => ({
    subject: 'Your account has been deleted',
    paragraphs: [
      'We’ve deleted your account and your personal data: profile, addresses, cart, saved lights, saved cards, log-ins and pictures. Your reviews, questions and answers stay, without your name.',
      ordersKept === 0
        ? 'You had no orders, so we keep nothing else.'
        : 'By law we keep your orders and their documents for up to ten years. We keep them for that reason only, and no one can log in to see them.',
    ],
    reason: 'You’re getting this email because you had an account with us. It’s the last one.',
  }),
};

const preferencesLink: MailTemplate<{ readonly link: string }> = {
  name: 'preferencesLink',
  write: ({ link }) => ({
    subject: 'Choose which emails you get',
    paragraphs: ['This link opens your email preferences. You don’t need a password.'],
    action: { label: 'Choose', url: link },
    after: ['If you didn’t ask for it, you can ignore this email.'],
    reason: 'You’re getting this email because someone entered this address.',
  }),
};

export const accountMails = {
  verificationCode,
  welcome,
  confirmEmail,
  passwordChanged,
  emailChanged,
  emailTaken,
  dataExport,
  deletionAsked,
  deletionCancelled,
  accountDeleted,
  preferencesLink,
};
