import type { Migration } from './migration.ts';

/** Mails that answer a ticket are kept whole, with what they quote apart, and with their own id, which our answers name. */
export const ticketMails: Migration = {
  name: '082-ticket-mails',
  statements: () => [
    `alter table ticket_messages add column parts text`,
    `alter table ticket_messages add column mail_ref text`,
  ],
};
