import { mailColors as color, mailStyles } from './mail-styles.ts';
import { html, type Markup } from './markup.ts';
import { senderLine, shopName, textOf } from './plain-text.ts';
import type { MailBody, MailPicture } from './template.ts';

interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const font = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const large = "font-family:'Bricolage Grotesque','Helvetica Neue',Helvetica,Arial,sans-serif";
const nothing = html``;

/** A row of the sheet, as wide as it, with its margins. */
const row = (content: Markup | readonly Markup[], padding: string): Markup =>
  html`<tr>
    <td class="side ink" style="padding:${padding};${font};font-size:16px;line-height:24px;color:${color.ink}">
      ${content}
    </td>
  </tr>`;

const paragraph = (words: string): Markup => html`<p style="margin:0 0 12px;overflow-wrap:anywhere">${words}</p>`;

const logo: Markup = html`<p
  class="ink"
  style="margin:0;${large};font-size:20px;line-height:28px;font-weight:600;color:${color.ink}"
>
  <span
    style="display:inline-block;width:12px;height:12px;margin-right:10px;border-radius:6px;background:${color.glow}"
  ></span
  >${shopName}
</p>`;

/** Its words stand on its colour wherever pictures are not loaded, in a row as high as they are: no height is said. */
const pictureRow = ({ url, alt, color: average }: MailPicture): Markup =>
  html`<tr>
    <td bgcolor="${average}" style="background:${average};font-size:0;line-height:0">
      <img
        src="${url}"
        alt="${alt}"
        width="600"
        style="display:block;width:100%;max-width:600px;height:auto;border:0;${font};font-size:14px;line-height:40px;text-align:center;color:${color.onPicture}"
      />
    </td>
  </tr>`;

const button = ({ label, url }: NonNullable<MailBody['action']>): Markup =>
  html`<p style="margin:0">
    <a
      class="button"
      href="${url}"
      style="display:inline-block;padding:14px 28px;border-radius:26px;background:${color.ink};color:${color.onButton};font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;

const table = (rows: NonNullable<MailBody['rows']>): Markup =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
    ${rows.map(({ left, right, strong = false }) => {
      const cell = `padding:12px 0;border-top:1px solid ${color.line};${font};font-size:16px;line-height:24px;color:${color.ink};font-weight:${strong ? 700 : 400};vertical-align:top`;
      return html`<tr>
        <td class="ink line" style="${cell}">${left}</td>
        <td
          class="ink line"
          align="right"
          style="${cell};padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums"
        >
          ${right}
        </td>
      </tr>`;
    })}
  </table>`;

/** Where a link leads, without its query: keys of orders are long. */
const shortAddress = (url: string): string => {
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/** Below the sheet: why it came, the way out, who sent it, and where its button leads, for who cannot press it. */
const foot = ({ reason, optOut, sender, action }: MailBody): Markup => {
  const style = `margin:0 0 8px;${font};font-size:13px;line-height:20px;color:${color.muted}`;
  return html`<tr>
    <td class="side" style="padding:24px 32px 8px">
      <p class="muted" style="${style}">${reason}</p>
      ${optOut ? html`<p class="muted" style="${style}"><a href="${optOut.url}" style="color:inherit">${optOut.label}</a></p>` : nothing}
      <p class="muted" style="${style}">${senderLine(sender)}</p>
      ${action ? html`<p class="muted" style="${style};overflow-wrap:anywhere;word-break:break-word">${action.label}: <a href="${action.url}" style="color:inherit">${shortAddress(action.url)}</a></p>` : nothing}
    </td>
  </tr>`;
};

const sheet = ({
  mark,
  subject,
  title = subject,
  note,
  picture,
  paragraphs,
  action,
  rows = [],
  also,
  after = [],
}: MailBody): Markup =>
  html`${mark === undefined ? nothing : row(html`<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:${color.muted}">${mark}</p>`, '16px 32px 0')}
  ${row(logo, '28px 32px 4px')}
  ${row(
    html`<h1
        class="ink"
        style="margin:0;${large};font-size:24px;line-height:30px;font-weight:600;color:${color.ink};overflow-wrap:anywhere"
      >
        ${title}
      </h1>
      ${note === undefined ? nothing : html`<p class="muted" style="margin:4px 0 0;color:${color.muted};overflow-wrap:anywhere">${note}</p>`}`,
    '16px 32px 24px',
  )}
  ${picture ? pictureRow(picture) : nothing} ${row(paragraphs.map(paragraph), picture ? '24px 32px 4px' : '0 32px 4px')}
  ${action ? row(button(action), '8px 32px 20px') : nothing}
  ${rows.length > 0 ? row(table(rows), '8px 32px 16px') : nothing}
  ${also ? row(html`<p style="margin:0 0 12px"><a class="ink" href="${also.url}" style="color:${color.ink}">${also.label}</a></p>`, '8px 32px 4px') : nothing}
  ${after.length > 0 ? row(after.map(paragraph), '8px 32px 12px') : nothing} ${row(nothing, '0 32px 12px')}`;

/** An email as plain text and as the same words in markup, 600 px wide, readable in every mail program. */
export const renderMail = (body: MailBody): MailContent => {
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${body.subject}</title>
        <style>
          ${mailStyles}
        </style>
      </head>
      <body class="page" bgcolor="${color.page}" style="margin:0;padding:0;background:${color.page}">
        <table
          class="page"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          bgcolor="${color.page}"
          style="background:${color.page}"
        >
          <tr>
            <td role="main" align="center" style="padding:24px 12px">
              <table
                class="sheet"
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                bgcolor="${color.sheet}"
                style="width:100%;max-width:600px;background:${color.sheet}"
              >
                ${sheet(body)}
              </table>
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
                ${foot(body)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return { subject: body.subject, text: textOf(body), html: markup.text };
};
