import { dayNumber } from '../security/daily-counts.ts';
import type { Job } from './runner.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Rows that nobody will ask for again. The inbox and delivered mail stay for a month, to answer questions. */
export const housekeeping: Job = {
  name: 'housekeeping',
  everyMs: hour,
  run: async ({ db, clock }) => {
    const now = clock.now();
    await db.deleteFrom('intents').where('expire_time', '<', now).execute();
    await db
      .deleteFrom('login_failures')
      .where('failed_at', '<', now - day)
      .execute();
    await db
      .deleteFrom('daily_counts')
      .where('day', '<', dayNumber({ clock }) - 1)
      .execute();
    await db
      .deleteFrom('rate_counts')
      .where('counted_at', '<', now - hour)
      .execute();
    await db
      .deleteFrom('unpaid_callers')
      .where('created_at', '<', now - day)
      .execute();
    await db
      .deleteFrom('operator_acts')
      .where('time', '<', now - 730 * day)
      .execute();
    await db
      .deleteFrom('verification_codes')
      .where('created_at', '<', now - day)
      .execute();
    await db
      .deleteFrom('outbox')
      .where('done_at', '<', now - 30 * day)
      .execute();
    await db
      .deleteFrom('mail_inbox')
      .where('created_at', '<', now - 30 * day)
      .execute();
  },
};
