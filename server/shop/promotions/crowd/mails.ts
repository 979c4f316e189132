import { bankDays } from '#rules/bank-days.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../../account/preferences/mail-token.ts';

const crowdConfirm: MailTemplate<{ readonly title: string; readonly link: string; readonly days: number }> = {
  name: 'crowdConfirm',
  write: ({ title, link, days }) => ({
    subject: `${title}: is this your address?`,
    paragraphs: [
      `Open the link to confirm, and we’ll email you when there’s news about ${title}.`,
      `You can use the same link to unsubscribe. If you don’t confirm, we delete this address after ${days} days.`,
    ],
    action: { label: 'Confirm my address', url: link },
    reason: 'You’re getting this email because someone entered this address to follow a crowdfunding project.',
  }),
};

const crowdUpdate: MailTemplate<{
  readonly project: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'crowdUpdate',
  write: ({ project, title, paragraphs, link, unsubscribe }) => ({
    subject: `${project}: ${title}`,
    paragraphs,
    action: { label: `See ${project}`, url: link },
    reason: 'You’re getting this email because you follow this project.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

const pledgeRefunded: MailTemplate<{
  readonly project: string;
  readonly orderNo: string;
  readonly amount: Money;
  readonly link: string;
}> = {
  name: 'pledgeRefunded',
  write: ({ project, orderNo, amount, link }) => ({
    subject: `${project} will not be made: your ${formatMoney(amount)} refund`,
    paragraphs: [
      `We’re refunding your whole pledge ${orderNo}: ${formatMoney(amount)}, including what you paid to have it sent.`,
      `The money goes back the way you paid. Banks usually show it within ${bankDays}. If you used a coupon, you can use it again. There’s nothing you need to do.`,
    ],
    action: { label: 'See your order', url: link },
    reason: 'You’re getting this email because you pledged for this project.',
  }),
};

/** Mail about crowdfunding. */
export const crowdMails = { crowdConfirm, crowdUpdate, pledgeRefunded };
