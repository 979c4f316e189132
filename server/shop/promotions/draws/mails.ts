import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import type { MailTemplate } from '#server/mail/template.ts';

const drawWon: MailTemplate<{
  readonly campaign: string;
  readonly prize: string;
  readonly site: Site;
  /** Until when it can be claimed, or used. */
  readonly until: number;
  readonly link: string;
}> = {
  name: 'drawWon',
  write: ({ campaign, prize, site, until, link }) => ({
    subject: `You won: ${prize}`,
    paragraphs: [
      `One of your entries was drawn in “${campaign}”, and ${prize} is yours. It costs you nothing, and neither does sending it.`,
      `Claim it in your account by ${deadlineText(until - 1, site, { withYear: true })}.`,
    ],
    action: { label: 'See your prize', url: link },
    reason: 'You’re getting this email because you entered this draw.',
  }),
};

export const drawMails = { drawWon };
