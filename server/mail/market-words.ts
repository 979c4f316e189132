import { inMarketUnits } from '#rules/market-units.ts';
import type { Site } from '#rules/markets.ts';
import type { MailBody } from './template.ts';

/** A mail in the words of a market. Never for one that quotes what a shopper wrote. */
export function inMarketWords(site: Site, mail: MailBody): MailBody {
  const say = (text: string): string => inMarketUnits(text, site, { hasLengths: false });
  const { subject, title, note, paragraphs, rows, action, also, after, reason } = mail;
  return {
    ...mail,
    subject: say(subject),
    ...(title === undefined ? {} : { title: say(title) }),
    ...(note === undefined ? {} : { note: say(note) }),
    paragraphs: paragraphs.map(say),
    ...(rows === undefined
      ? {}
      : { rows: rows.map((row) => ({ ...row, left: say(row.left), right: say(row.right) })) }),
    ...(action === undefined ? {} : { action: { ...action, label: say(action.label) } }),
    ...(also === undefined ? {} : { also: { ...also, label: say(also.label) } }),
    ...(after === undefined ? {} : { after: after.map(say) }),
    reason: say(reason),
  };
}
