import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Receiver } from '../jobs/relay-outbox.ts';
import type { Mail } from './mail.ts';
import { mailAttachments, mailContent, mailHeaders } from './templates.ts';

/** Mail programs drop a second mail with the same Message-ID, so a repeated delivery shows once. */
const overSmtp = (smtpUrl: string, { mailFrom, publicOrigin }: Config): Receiver => {
  const transport = createTransport(smtpUrl);
  const host = new URL(publicOrigin).hostname;
  return async (_shop, payload, id) => {
    const mail = payload as Mail;
    await transport.sendMail({
      ...mailContent(mail),
      from: mailFrom,
      to: mail.to,
      messageId: `<${id}@${host}>`,
      headers: mailHeaders(mail),
      attachments: mailAttachments(mail).map(({ name, type, text }) => ({
        filename: name,
        contentType: type,
        content: text,
      })),
    });
  };
};

const intoInbox: Receiver = async ({ db, clock }, payload, id) => {
  const mail = payload as Mail;
  const now = clock.now();
  await db
    .insertInto('mail_inbox')
    .values({
      id,
      to_address: mail.to,
      template: mail.template,
      ...mailContent(mail),
      attachments: JSON.stringify(mailAttachments(mail)),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

/** Takes mail from the outbox to SMTP_URL, or into the local inbox of a shop without one. */
export const postOffice = (config: Config): Receiver =>
  config.smtpUrl === undefined ? intoInbox : overSmtp(config.smtpUrl, config);
