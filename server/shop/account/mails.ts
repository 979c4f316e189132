import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { CodeScene } from '#server/db/tables/accounts.ts';
import type { MailTemplate } from '#server/mail/template.ts';

/** What a code is entered for, in words that follow “your code”. */
const purposes: Readonly<Record<CodeScene, string>> = {
  REGISTER: 'to create your account',
  RESET: 'to set a new password',
  CHANGE: 'to use this e-mail for your account',
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
        `This is your code ${purpose}. Enter it on the page that asked for it, within ${minutes} minutes; it works once.`,
      ],
      after: [
        'We never ask for it by phone or by mail. If you did not ask for it, somebody may have mistyped an address, and you can ignore this mail.',
      ],
      reason: 'You get this mail because somebody entered this address.',
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
      'Your account is ready. Your cart, orders, returns and warranties are in it, on every device that you log in with.',
      'You collect coins with what you buy, ask and answer, and coupons wait in your wallet until you use them.',
    ],
    action: { label: 'Open your account', url: link },
    reason: 'You get this mail because you created an account with this address.',
  }),
};

const confirmEmail: MailTemplate<{ readonly link: string }> = {
  name: 'confirmEmail',
  write: ({ link }) => ({
    subject: 'Confirm your e-mail',
    paragraphs: [
      'You saved your order in a Lampyris account. Confirm that this address is yours to use coupons, coins, reviews and mail settings. Until then, you can see your orders there.',
      'The link works for seven days. Open it while you’re logged in to your account.',
    ],
    action: { label: 'Confirm my e-mail', url: link },
    after: [
      'If you didn’t create this account, don’t confirm it. Choose “Forgot your password?” on the log-in page to take it over. That logs out whoever created it.',
    ],
    reason: 'You get this mail because someone created an account with this address.',
  }),
};

const passwordChanged: MailTemplate<{ readonly time: number; readonly site: Site; readonly link: string }> = {
  name: 'passwordChanged',
  write: ({ time, site, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${deadlineText(time, site, { withYear: true })}, and other devices were logged out.`,
      'If it was you, there is nothing to do. If it was not, set a new password now: it logs out whoever has the one of today.',
    ],
    action: { label: 'Set a new password', url: link },
    reason: 'You get this mail because it is about the safety of your account.',
  }),
};

const emailChanged: MailTemplate<{ readonly time: number; readonly site: Site; readonly link: string }> = {
  name: 'emailChanged',
  write: ({ time, site, link }) => ({
    subject: 'Your e-mail was changed',
    paragraphs: [
      `Your account has had another e-mail since ${deadlineText(time, site, { withYear: true })}, and other devices were logged out. We no longer write to this one about it.`,
      'If it was you, there is nothing to do. If it was not, write to us now: we give the account back to you.',
    ],
    action: { label: 'Write to us', url: link },
    reason: 'You get this mail because it is about the safety of the account that you had with this address.',
  }),
};

const emailTaken: MailTemplate<{ readonly link: string }> = {
  name: 'emailTaken',
  write: ({ link }) => ({
    subject: 'This e-mail has an account already',
    paragraphs: [
      'Somebody wants to use this address for another account at Lampyris. It belongs to one already, so we sent no code.',
      'If it was you, log in with this address. If it was not, you can ignore this mail: nothing has changed.',
    ],
    action: { label: 'Log in', url: link },
    reason: 'You get this mail because somebody entered this address.',
  }),
};

const dataExport: MailTemplate<{ readonly jobId: string; readonly json: string }> = {
  name: 'dataExport',
  write: ({ jobId }) => ({
    subject: 'What we hold about you',
    paragraphs: ['You asked for a copy of everything we hold about you. It is in the file that comes with this mail.'],
    after: [`Number of this export: ${jobId}`, 'If you did not ask for it, change your password.'],
    reason: 'You get this mail because of your account.',
  }),
  attachments: async ({ jobId, json }) => [{ name: `lampyris-${jobId}.json`, type: 'application/json', text: json }],
};

const deletionAsked: MailTemplate<{ readonly effectiveTime: number; readonly site: Site; readonly link: string }> = {
  name: 'deletionAsked',
  write: ({ effectiveTime, site, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. That happens on ${deadlineText(effectiveTime, site, { withYear: true })}, or when your last order is finished if that is later.`,
      'Until then you can log in and take it back. On every other device you are logged out now.',
    ],
    action: { label: 'Keep my account', url: link },
    after: ['If you did not ask for it, keep your account and change your password.'],
    reason: 'You get this mail because of your account.',
  }),
};

const deletionCancelled: MailTemplate<{ readonly link: string }> = {
  name: 'deletionCancelled',
  write: ({ link }) => ({
    subject: 'Your account stays',
    paragraphs: ['You have taken back the wish to delete your account. Everything is as it was.'],
    action: { label: 'Open your profile', url: link },
    reason: 'You get this mail because of your account.',
  }),
};

const accountDeleted: MailTemplate<{ readonly ordersKept: number }> = {
  name: 'accountDeleted',
  write: ({ ordersKept }) => ({
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account and everything that only served you is deleted: profile, addresses, cart, the lights you kept, saved cards, log-ins and pictures. Your reviews, questions and answers stay without your name.',
      ordersKept === 0
        ? 'You had no orders, so nothing else is kept.'
        : 'The law asks us to keep your orders and what belongs to them for up to ten years. They are kept for that alone, and nobody can log in to them any more.',
    ],
    reason: 'You get this mail because of the account that you had. It is the last one.',
  }),
};

const preferencesLink: MailTemplate<{ readonly link: string }> = {
  name: 'preferencesLink',
  write: ({ link }) => ({
    subject: 'Choose which mail you get',
    paragraphs: ['This link opens your e-mail preferences. You need no password.'],
    action: { label: 'Choose', url: link },
    after: ['If you did not ask for it, you can ignore it.'],
    reason: 'You get this mail because somebody entered this address.',
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
