import type { MailTemplate } from '#server/mail/template.ts';
import type { UnsubscribeLinks } from '../../account/preferences/mail-token.ts';

const giveawayEntered: MailTemplate<{
  readonly title: string;
  readonly link: string;
  /** The first moment without entries, in words. */
  readonly end: string;
  readonly entryLimit: number;
  readonly unsubscribe: UnsubscribeLinks;
}> = {
  name: 'giveawayEntered',
  write: ({ title, link, end, entryLimit, unsubscribe }) => ({
    subject: `You’re in: ${title}`,
    paragraphs: [
      `Your first entry counts. Until ${end} you can have up to ${entryLimit} entries. You can see them all on your page.`,
      'After that, we draw the winners in a way anyone can check, and email everyone who won.',
    ],
    action: { label: 'See your entries', url: link },
    reason: 'You’re getting this email because you entered with your account. It’s the only one before the draw.',
    optOut: { label: 'Choose which emails you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

export const giveawayMails = { giveawayEntered };
