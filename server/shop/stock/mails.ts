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
    paragraphs: [`${title} is in stock again. You asked us to tell you; we will not write about it again.`],
    action: { label: 'Have a look', url: link },
    after: [`No more such mails, or choose which: ${unsubscribe.page}`],
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
    paragraphs: ['Please confirm with one click that this is your address. Without it we will not write.'],
    action: { label: 'Yes, tell me', url: link },
  }),
};

export const stockMails = { stockBack, stockConfirm };
