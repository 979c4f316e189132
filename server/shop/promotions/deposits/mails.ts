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
  goesBack ? 'After that we send your deposit back.' : 'After that the shop keeps the deposit.';

const reason = 'You get this mail because you paid a deposit. It is about money, so it comes whatever mail you chose.';

const balanceOpen: MailTemplate<BalanceMail> = {
  name: 'balanceOpen',
  write: ({ title, balance, until, link, goesBack }) => ({
    subject: `${title}: your balance can be paid`,
    paragraphs: [
      `Your piece is waiting. The balance is ${formatMoney(balance)}, before tax and what it costs to send.`,
      `Pay it until ${until}. ${afterwards(goesBack)}`,
    ],
    action: { label: 'Pay the balance', url: link },
    reason,
  }),
};

const balanceLastCall: MailTemplate<BalanceMail> = {
  name: 'balanceLastCall',
  write: ({ title, balance, until, link, goesBack }) => ({
    subject: `${title}: pay the balance until ${until}`,
    paragraphs: [
      `${formatMoney(balance)} is still to be paid for the piece that you reserved.`,
      `The time to pay ends on ${until}. ${afterwards(goesBack)}`,
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
      `The balance was not paid in time, and two reminders were delivered. As agreed, the shop keeps the deposit of order ${orderNo}.`,
      'Your piece is for sale again. If something went wrong, reply to this mail: a person reads it.',
    ],
    reason: 'You get this mail because you paid a deposit.',
  }),
};

export const depositMails = { balanceOpen, balanceLastCall, depositForfeited };
