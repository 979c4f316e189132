import type { Config } from '../config.ts';
import { PermanentRefusal, type Receiver } from '../jobs/relay-outbox.ts';
import { renderMail } from './layout.ts';
import type { ShopContext } from '../shop-context.ts';
import type { QueuedMail } from './send-mail.ts';
import type { MailTemplate } from './template.ts';

/** Templates of every kind of facts; `never`, because only the template itself knows what it takes. */
export type MailTemplates = readonly MailTemplate<never>[];

const rendered = async (shop: ShopContext, templates: MailTemplates, payload: unknown) => {
  const { to, template: name, facts } = payload as QueuedMail;
  const template = templates.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`No area offers the mail ${name}`);
  // The facts were checked against this template's type when the mail was queued.
  const trusted = facts as never;
  return {
    to,
    name,
    content: renderMail(template.write(trusted)),
    headers: {
      ...template.headers?.(trusted),
      ...(template.isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : {}),
    },
    thread: template.thread?.(trusted) ?? [],
    replyTo: template.replyTo?.(trusted),
    attachments: (await template.attachments?.(trusted, shop)) ?? [],
  };
};

/** Mail programs drop a second mail with the same Message-ID, so a repeated delivery shows once. */
const overSmtp = (smtpUrl: string, { mailFrom, publicOrigin }: Config, templates: MailTemplates): Receiver => {
  const address = withTimeouts(smtpUrl);
  // With the first mail: it reads a table of all the world's mail servers.
  const open = async () => (await import('nodemailer')).createTransport(address);
  let transport: ReturnType<typeof open> | undefined;
  const host = new URL(publicOrigin).hostname;
  return async (shop, payload, id) => {
    const { to, content, headers, thread, replyTo, attachments } = await rendered(shop, templates, payload);
    const message = {
      ...content,
      from: mailFrom,
      // One address, whatever it holds: text would be read as a list.
      to: { name: '', address: to },
      messageId: `<${id}@${host}>`,
      headers,
      ...(thread.length === 0 ? {} : { inReplyTo: thread.at(-1), references: [...thread] }),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      attachments: attachments.map(({ name, type, text, encoding }) => ({
        filename: name,
        contentType: type,
        content: text,
        ...(encoding === undefined ? {} : { encoding }),
      })),
    };
    transport ??= open();
    const smtp = await transport;
    await smtp.sendMail(message).catch((error: unknown) => {
      throw isFinal(error) ? new PermanentRefusal(error.message, { cause: error }) : error;
    });
  };
};

/** The driver waits minutes by itself, longer than another process waits before it sends the mail, too; ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  return url.href;
}

/** True where the server refuses the mailbox or the mail for good (RFC 5321, 4.2.1), and not us. */
const isFinal = (error: unknown): error is Error & { readonly responseCode: number } =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

const intoInbox =
  (templates: MailTemplates): Receiver =>
  async (shop, payload, id) => {
    const { to, name, content, replyTo, attachments } = await rendered(shop, templates, payload);
    const now = shop.clock.now();
    await shop.db
      .insertInto('mail_inbox')
      .values({
        id,
        to_address: to,
        template: name,
        ...content,
        attachments: JSON.stringify(attachments),
        reply_to: replyTo ?? null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };

/** Takes mail from the outbox to SMTP_URL, or into the local inbox of a shop without one. */
export const mailer = (config: Config, templates: MailTemplates): Receiver =>
  config.smtpUrl === undefined ? intoInbox(templates) : overSmtp(config.smtpUrl, config, templates);
