import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../../account/preferences/mail-token.ts';

const interestConfirm: MailTemplate<{ readonly title: string; readonly link: string; readonly days: number }> = {
  name: 'interestConfirm',
  write: ({ title, link, days }) => ({
    subject: `${title}: is this your address?`,
    paragraphs: [
      `Open the link to confirm, and we’ll email you once, when ${title} goes on sale.`,
      `You can use the same link to unsubscribe. If you don’t confirm, we delete this address after ${days} days.`,
    ],
    action: { label: 'Confirm my address', url: link },
    reason: 'You’re getting this email because someone entered this address for a light that isn’t out yet.',
  }),
};

/** What somebody who is registered gets at the launch; a guest gets it as a code. */
export interface InterestReward {
  readonly name: string;
  readonly code: string | null;
  /** The last moment, in words; absent where it begins with the claim. */
  readonly until?: string;
}

const interestLaunched: MailTemplate<{
  readonly title: string;
  readonly link: string;
  readonly reward: InterestReward | null;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'interestLaunched',
  write: ({ title, link, reward, unsubscribe }) => ({
    subject: `${title} is out`,
    paragraphs: [
      `${title} is on sale now. You asked us to tell you, and this is the only email we’ll send about it.`,
      ...(reward === null ? [] : [rewardText(reward)]),
    ],
    action: { label: `See ${title}`, url: link },
    reason: 'You’re getting this email because you asked us to tell you.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

function rewardText({ name, code, until }: InterestReward): string {
  const end = until === undefined ? '' : ` until ${until}`;
  if (code === null) return `Your coupon is in your account: ${name}${end}.`;
  return `Your code for ${name} is ${code}. Log in or create an account, and enter it with your coupons.`;
}

export const interestMails = { interestConfirm, interestLaunched };
