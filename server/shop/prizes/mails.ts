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
    subject: `Your prize waits: ${title}`,
    paragraphs: [
      `You won ${title}. Tell us by ${deadlineText(expireTime, site, { withYear: true })} where it goes: by itself, which costs you nothing, or with your next order.`,
      'After that it goes to somebody else.',
    ],
    action: { label: 'Claim your prize', url: link },
    reason: 'You get this mail once, because a prize of yours has not been claimed yet.',
  }),
};

export const prizeMails = { prizeWaits };
