import { sql } from 'kysely';
import type { DataOf } from '../../openapi/operation-types.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { ShopContext } from '../shop-context.ts';
import type { Attachment } from './template.ts';

const shown = 100;

/** A mail in the list of the inbox. */
export interface InboxEntry {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly time: number;
}

/** A mail as it is opened. */
export interface InboxMail extends InboxEntry {
  readonly replyTo: string | undefined;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/**
 * The newest mail of the local inbox, of one address or of all.
 * @throws NOT_FOUND in production: a code in an inbox that everybody can read is no code
 */
export const readInbox = async (
  { db, config }: Pick<ShopContext, 'db' | 'config'>,
  to: string | undefined,
): Promise<DataOf<'readInbox'>> => {
  if (config.mode === 'production') throw new ShopError('NOT_FOUND', { httpStatus: 404 });
  const rows = await db
    .selectFrom('mail_inbox')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('to_address', '=', (to ?? '').toLowerCase()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return {
    list: rows.map(({ id, to_address, reply_to, subject, text, html, attachments, created_at }) => ({
      id,
      to: to_address,
      ...(reply_to === null ? {} : { replyTo: reply_to }),
      subject,
      text,
      html,
      attachments: JSON.parse(attachments),
      time: created_at,
    })),
  };
};

/** The newest mail whose address, subject or text holds these words, without its body. */
export const searchInbox = async ({ db }: Pick<ShopContext, 'db'>, words: string): Promise<InboxEntry[]> => {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await db
    .selectFrom('mail_inbox')
    .select(['id', 'to_address', 'subject', 'created_at'])
    .$if(words !== '', (query) =>
      query.where(({ or }) =>
        or(
          (['to_address', 'subject', 'text'] as const).map(
            (name) => sql<boolean>`lower(${sql.ref(name)}) like ${pattern} escape '\\'`,
          ),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ id, to_address, subject, created_at }) => ({ id, to: to_address, subject, time: created_at }));
};

/** One mail with its body. @throws NOT_FOUND */
export const openMail = async ({ db }: Pick<ShopContext, 'db'>, id: string): Promise<InboxMail> => {
  const row = await db.selectFrom('mail_inbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND', { httpStatus: 404 });
  return {
    id,
    to: row.to_address,
    replyTo: row.reply_to ?? undefined,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: JSON.parse(row.attachments),
    time: row.created_at,
  };
};
