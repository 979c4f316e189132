import { bankDays } from '#rules/bank-days.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../../account/preferences/mail-token.ts';

const crowdConfirm: MailTemplate<{ readonly title: string; readonly link: string; readonly days: number }> = {
  name: 'crowdConfirm',
  write: ({ title, link, days }) => ({
    subject: `${title}: is this your address?`,
    paragraphs: [
      `Open the link and confirm, and we write to you when there is news of ${title}.`,
      `The same link takes you off the list. Without a confirmation we forget this address after ${days} days.`,
    ],
    action: { label: 'Confirm my address', url: link },
    reason: 'You get this mail because somebody entered this address at a crowdfunding project.',
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
    reason: 'You get this mail because you follow this project.',
    optOut: { label: 'Choose which mail you get', url: unsubscribe.page },
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
    subject: `${project} will not be made: your ${formatMoney(amount)} come back`,
    paragraphs: [
      `We pay back all of your pledge ${orderNo}: ${formatMoney(amount)}, with what it would have cost to send.`,
      `The money goes back the way it came; banks usually show it within ${bankDays}. A coupon that you used is yours again. You need not do anything.`,
    ],
    action: { label: 'See your order', url: link },
    reason: 'You get this mail because you pledged for this project.',
  }),
};

/** Mail about crowdfunding. */
export const crowdMails = { crowdConfirm, crowdUpdate, pledgeRefunded };
