import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Receiver } from '../jobs/relay-outbox.ts';
import { renderMail } from './layout.ts';
import type { QueuedMail } from './send-mail.ts';
import type { MailTemplate } from './template.ts';

/** Templates of every kind of facts; `never`, because only the template itself knows what it takes. */
export type MailTemplates = readonly MailTemplate<never>[];

const rendered = (templates: MailTemplates, payload: unknown) => {
  const { to, template: name, facts } = payload as QueuedMail;
  const template = templates.find((candidate) => candidate.name === name);
  if (!template) throw new Error(`No area offers the mail ${name}`);
  // The facts were checked against this template's type when the mail was queued.
  const trusted = facts as never;
  return {
    to,
    name,
    content: renderMail(template.write(trusted)),
    headers: template.headers?.(trusted) ?? {},
    attachments: template.attachments?.(trusted) ?? [],
  };
};

/** Mail programs drop a second mail with the same Message-ID, so a repeated delivery shows once. */
const overSmtp = (smtpUrl: string, { mailFrom, publicOrigin }: Config, templates: MailTemplates): Receiver => {
  const transport = createTransport(smtpUrl);
  const host = new URL(publicOrigin).hostname;
  return async (_shop, payload, id) => {
    const { to, content, headers, attachments } = rendered(templates, payload);
    await transport.sendMail({
      ...content,
      from: mailFrom,
      // One address, whatever it holds: text would be read as a list.
      to: { name: '', address: to },
      messageId: `<${id}@${host}>`,
      headers,
      attachments: attachments.map(({ name, type, text }) => ({ filename: name, contentType: type, content: text })),
    });
  };
};

const intoInbox =
  (templates: MailTemplates): Receiver =>
  async ({ db, clock }, payload, id) => {
    const { to, name, content, attachments } = rendered(templates, payload);
    const now = clock.now();
    await db
      .insertInto('mail_inbox')
      .values({
        id,
        to_address: to,
        template: name,
        ...content,
        attachments: JSON.stringify(attachments),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };

/** Takes mail from the outbox to SMTP_URL, or into the local inbox of a shop without one. */
export const mailer = (config: Config, templates: MailTemplates): Receiver =>
  config.smtpUrl === undefined ? intoInbox(templates) : overSmtp(config.smtpUrl, config, templates);
