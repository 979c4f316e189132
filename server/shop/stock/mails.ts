import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../account/preferences/mail-token.ts';

const stockBack: MailTemplate<{
  readonly title: string;
  readonly link: string;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'stockBack',
  write: ({ title, link, unsubscribe }) => ({
    subject: `${title} is back`,
    paragraphs: [`${title} is in stock again. This is the only email we’ll send about it.`],
    action: { label: `See ${title}`, url: link },
    reason: 'You’re getting this email because you asked us to tell you.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

const stockConfirm: MailTemplate<{ readonly title: string; readonly link: string }> = {
  name: 'stockConfirm',
  write: ({ title, link }) => ({
    subject: `Shall we tell you when ${title} is back?`,
    paragraphs: ['Please confirm that this is your address. If you don’t, we won’t email you.'],
    action: { label: 'Yes, tell me', url: link },
    reason: 'You’re getting this email because someone entered this address for a light that is sold out.',
  }),
};

export const stockMails = { stockBack, stockConfirm };
