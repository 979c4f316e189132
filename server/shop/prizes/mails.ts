import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { MailTemplate } from '#server/mail/template.ts';

const prizeWaits: MailTemplate<{
  readonly title: string;
  readonly site: Site;
  readonly expireTime: number;
  readonly link: string;
}> = {
  name: 'prizeWaits',
  write: ({ title, site, expireTime, link }) => ({
    subject: `Claim your prize: ${title}`,
    paragraphs: [
      `You won ${title}. Tell us by ${deadlineText(expireTime, site, { withYear: true })} where to send it: on its own, free of charge, or with your next order.`,
      'After that, someone else gets it.',
    ],
    action: { label: 'Claim your prize', url: link },
    reason: 'You’re getting this email, just once, because you haven’t claimed a prize yet.',
  }),
};

export const prizeMails = { prizeWaits };
