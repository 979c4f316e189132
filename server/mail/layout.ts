import { markets, type Site } from '#rules/markets.ts';
import { html, type Markup } from './markup.ts';
import type { MailBody } from './template.ts';

interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const signature = 'Lampyris, light that follows you home';

const table = (rows: NonNullable<MailBody['rows']>): Markup =>
  html`<table role="presentation" width="100%" cellpadding="8" cellspacing="0">
    ${rows.map(({ left, right, strong }) =>
      strong
        ? html`<tr>
            <td><strong>${left}</strong></td>
            <td align="right"><strong>${right}</strong></td>
          </tr>`
        : html`<tr>
            <td>${left}</td>
            <td align="right">${right}</td>
          </tr>`,
    )}
  </table>`;

const paragraphs = (texts: readonly string[]): Markup[] => texts.map((text) => html`<p>${text}</p>`);

/** An e-mail as plain text and as the same words in plain markup, readable in every mail program. */
export const renderMail = ({ subject, paragraphs: before, rows = [], action, after = [] }: MailBody): MailContent => {
  const text = [
    ...before,
    rows.map(({ left, right }) => `${left}  ${right}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    ...after,
    `-- \n${signature}`,
  ];
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body bgcolor="#faf7f2" text="#1d1a16">
        <table role="presentation" align="center" width="560" cellpadding="24" cellspacing="0" bgcolor="#ffffff">
          <tr>
            <td>
              <h1>${subject}</h1>
              ${paragraphs(before)}${rows.length > 0 ? table(rows) : ''}${
                action
                  ? html`<p>
                      <a href="${action.url}"><strong>${action.label}</strong></a>
                    </p>`
                  : ''
              }${paragraphs(after)}
              <p><small>${signature}</small></p>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return { subject, text: text.filter((part) => part !== '').join('\n\n'), html: markup.text };
};

/** An instant as the clocks of a market show it. */
export const marketTime = (instant: number, site: Site): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: markets[site].timeZone, dateStyle: 'long', timeStyle: 'short' }).format(
    instant,
  );
