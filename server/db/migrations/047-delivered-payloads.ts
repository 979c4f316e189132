import type { Migration } from './migration.ts';

/** Codes and links of mails that were delivered before; what is delivered now keeps none. */
export const deliveredPayloads: Migration = {
  name: '047-delivered-payloads',
  statements: () => [`update outbox set payload = '{}' where done_at is not null`],
};
