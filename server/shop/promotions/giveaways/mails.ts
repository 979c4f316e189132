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
    subject: `You are in: ${title}`,
    paragraphs: [
      `Your first entry counts. Until ${end} you can have up to ${entryLimit} entries; your page shows each of them.`,
      'After that the winners are drawn in a way that everybody can check, and those who win hear from us by mail.',
    ],
    action: { label: 'See your entries', url: link },
    reason: 'You get this mail because you entered with your account. It is the only one before the draw.',
    optOut: { label: 'Choose which mail you get', url: unsubscribe.page },
  }),
  headers: ({ unsubscribe }) => ({
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
};

export const giveawayMails = { giveawayEntered };
