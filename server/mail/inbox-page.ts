import type { InboxEntry, InboxMail } from './inbox.ts';
import { inboxStyles } from './inbox-styles.ts';
import { html, Markup } from './markup.ts';

export const inboxPath = '/dev/mail';

export interface InboxView {
  readonly entries: readonly InboxEntry[];
  /** What is looked for; empty for all mail. */
  readonly words: string;
  readonly opened?: InboxMail;
  readonly body: 'html' | 'plain' | 'text';
}

const nothing = html``;
const query = (words: string, body: InboxView['body'] = 'html'): string => {
  const fields = new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...(body === 'html' ? {} : { body }) });
  return fields.size === 0 ? '' : `?${fields.toString()}`;
};
const pathOf = ({ id }: Pick<InboxEntry, 'id'>): string => `${inboxPath}/${encodeURIComponent(id)}`;

/** An instant in UTC; a browser with scripts shows it by its own clock. */
const time = (instant: number): Markup => {
  const iso = new Date(instant).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
};

/** A text whose addresses can be pressed. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? html`${part}` : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`,
    );

const entryRow = (entry: InboxEntry, { words, opened }: InboxView): Markup =>
  html`<li>
    <a href="${pathOf(entry)}${query(words)}" ${opened?.id === entry.id ? html`aria-current="true"` : nothing}
      ><strong>${entry.subject}</strong><span>${entry.to}</span>${time(entry.time)}</a
    >
  </li>`;

const bodies: Readonly<Record<InboxView['body'], string>> = {
  html: 'As sent',
  plain: 'Without pictures',
  text: 'Text',
};

const tab = (mail: InboxMail, { words, body }: InboxView, name: InboxView['body']): Markup =>
  html`<a
    class="tool"
    href="${pathOf(mail)}${query(words, name)}"
    ${name === body ? html`aria-current="true"` : nothing}
    >${bodies[name]}</a
  >`;

const detail = (mail: InboxMail, view: InboxView): Markup =>
  html`<article>
    <div class="head">
      <h2 tabindex="-1">${mail.subject}</h2>
      <dl>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        ${
          mail.replyTo === undefined
            ? nothing
            : html`<dt>Answers to</dt>
                <dd>${mail.replyTo}</dd>`
        }
        <dt>Sent</dt>
        <dd>${time(mail.time)}</dd>
      </dl>
      <div class="tools">
        <a class="tool back" href="${inboxPath}${query(view.words)}">All mail</a>
        ${(['html', 'plain', 'text'] as const).map((name) => tab(mail, view, name))}
        ${mail.attachments.map(
          ({ name }, index) => html`<a class="tool" href="${pathOf(mail)}/files/${index}" download>Save ${name}</a>`,
        )}
      </div>
    </div>
    ${
      view.body === 'text'
        ? html`<pre>${linked(mail.text)}</pre>`
        : html`<iframe
            title="The mail as it was sent"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="${pathOf(mail)}/${view.body}"
          ></iframe>`
    }
  </article>`;

const emptyText = (words: string): string =>
  words === '' ? 'No mail yet. Set SMTP_URL to send real mail instead.' : `No mail holds “${words}”.`;

/** The local inbox: a list that looks for new mail by itself, and beside it the mail that is opened. */
export const inboxPage = (view: InboxView, nonce: string): string => {
  const { entries, words, opened } = view;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${opened === undefined ? 'Inbox of this shop' : `${opened.subject} · Inbox of this shop`}</title>
        <style nonce="${nonce}">
          ${new Markup(inboxStyles)}
        </style>
        <script type="module" src="${inboxPath}/inbox.js"></script>
      </head>
      <body ${opened === undefined ? nothing : html`class="opened"`}>
        <header>
          <h1>Inbox of this shop</h1>
          <form action="${inboxPath}" role="search">
            <input type="search" name="q" value="${words}" aria-label="Search address, subject and text" />
            <button>Search</button>
          </form>
          <p class="muted" role="status" id="news"></p>
        </header>
        <main>
          <nav aria-label="Mail">
            ${
              entries.length > 0
                ? html`<ol>
                    ${entries.map((entry) => entryRow(entry, view))}
                  </ol>`
                : html`<p class="empty">${emptyText(words)}</p>`
            }
          </nav>
          ${opened === undefined ? nothing : detail(opened, view)}
        </main>
      </body>
    </html>`.text;
};

/** A mail as a document of its own, whose links leave the frame that it stands in. */
export const mailDocument = ({ html: markup }: Pick<InboxMail, 'html'>): string =>
  markup.replace('<head>', '<head><base target="_blank" />');
