import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../../account/preferences/mail-token.ts';

const flashReminder: MailTemplate<{
  readonly title: string;
  readonly price: string;
  readonly starts: string;
  readonly link: string;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'flashReminder',
  write: ({ title, price, starts, link, unsubscribe }) => ({
    subject: `${title} for ${price}, from ${starts}`,
    paragraphs: [
      `The sale of ${title} starts on ${starts}. It costs ${price}, while supplies last. This is the only email we’ll send about it.`,
    ],
    action: { label: 'See the sale', url: link },
    reason: 'You’re getting this email because someone asked for a reminder with this address.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => oneClick(unsubscribe),
};

const promotionReminder: MailTemplate<{
  readonly title: string;
  readonly starts: string;
  readonly link: string;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'promotionReminder',
  write: ({ title, starts, link, unsubscribe }) => ({
    subject: `${title} starts on ${starts}`,
    paragraphs: [`${title} starts on ${starts}. This is the only email we’ll send about it.`],
    action: { label: `See ${title}`, url: link },
    reason: 'You’re getting this email because someone asked for a reminder with this address.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => oneClick(unsubscribe),
};

const oneClick = (unsubscribe: UnsubscribeLinks) => ({
  'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export const reminderMails = { flashReminder, promotionReminder };
