import type { DataOf } from '../../openapi/operation-types.ts';
import { ShopError } from '../contract/shop-error.ts';
import type { ShopContext } from '../shop-context.ts';

const shown = 100;

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
