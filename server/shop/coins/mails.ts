import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../account/preferences/mail-token.ts';

const coinsRunOut: MailTemplate<{
  readonly coins: number;
  /** What they take off an order; left out of mails that were queued without it. */
  readonly worth?: Money;
  /** The last day on which they can be used, in words. */
  readonly lastDay: string;
  readonly link: string;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'coinsRunOut',
  write: ({ coins, worth, lastDay, link, unsubscribe }) => ({
    subject: `${coins} coins expire after ${lastDay}`,
    paragraphs: [
      `You can use ${coins} of your coins${worth === undefined ? '' : `, worth ${formatMoney(worth)},`} until the end of ${lastDay}. After that, they expire.`,
    ],
    action: { label: 'See your coins', url: link },
    reason: 'You’re getting this email because you collect coins with us.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

export const coinMails = { coinsRunOut };
