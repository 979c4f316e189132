import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';

interface BalanceMail {
  readonly title: string;
  readonly balance: Money;
  /** The last moment to pay, in words. */
  readonly until: string;
  readonly link: string;
  /** What happens to the deposit after that. */
  readonly goesBack: boolean;
}

const afterwards = (goesBack: boolean): string =>
  goesBack ? 'After that, we refund your deposit.' : 'After that, the shop keeps the deposit.';

const reason =
  'You’re getting this email because you paid a deposit. It’s about your money, so we send it whatever emails you’ve chosen.';

const balanceOpen: MailTemplate<BalanceMail> = {
  name: 'balanceOpen',
  write: ({ title, balance, until, link, goesBack }) => ({
    subject: `${title}: you can pay your balance now`,
    paragraphs: [
      `Your item is ready. The balance is ${formatMoney(balance)}, plus tax and delivery.`,
      `Pay it by ${until}. ${afterwards(goesBack)}`,
    ],
    action: { label: 'Pay the balance', url: link },
    reason,
  }),
};

const balanceLastCall: MailTemplate<BalanceMail> = {
  name: 'balanceLastCall',
  write: ({ title, balance, until, link, goesBack }) => ({
    subject: `${title}: pay the balance by ${until}`,
    paragraphs: [
      `${formatMoney(balance)} is still due for the item you reserved.`,
      `Pay by ${until}. ${afterwards(goesBack)}`,
    ],
    action: { label: 'Pay the balance', url: link },
    reason,
  }),
};

const depositForfeited: MailTemplate<{ readonly title: string; readonly orderNo: string }> = {
  name: 'depositForfeited',
  write: ({ title, orderNo }) => ({
    subject: `${title}: your reservation has ended`,
    paragraphs: [
      `We sent two reminders, but the balance wasn’t paid in time. As agreed, the shop keeps the deposit for order ${orderNo}.`,
      'Your item is back on sale. If something went wrong, reply to this email. A person will read it.',
    ],
    reason: 'You’re getting this email because you paid a deposit.',
  }),
};

export const depositMails = { balanceOpen, balanceLastCall, depositForfeited };
