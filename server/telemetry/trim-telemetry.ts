import type { ShopContext } from '../shop-context.ts';
import type { Job } from '../jobs/runner.ts';

const day = 86_400_000;

/** How long reports of browsers are stored, and how many rows of them at most. */
const telemetryKept = {
  web_log: { forMs: 30 * day, rows: 50_000 },
  page_times: { forMs: 90 * day, rows: 1_000_000 },
} as const;

type Bounds = Readonly<Record<keyof typeof telemetryKept, { readonly forMs: number; readonly rows: number }>>;

/** Deletes what is too old, then the oldest of what is too much. */
export async function trimTelemetry(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  bounds: Bounds = telemetryKept,
): Promise<void> {
  for (const table of ['web_log', 'page_times'] as const) {
    const { forMs, rows } = bounds[table];
    await db
      .deleteFrom(table)
      .where('created_at', '<', clock.now() - forMs)
      .execute();
    const firstTooMany = await db
      .selectFrom(table)
      .select('created_at')
      .orderBy('created_at', 'desc')
      .offset(rows)
      .limit(1)
      .executeTakeFirst();
    if (firstTooMany) await db.deleteFrom(table).where('created_at', '<=', firstTooMany.created_at).execute();
  }
}

export const telemetryTrimmer: Job = { name: 'trim telemetry', everyMs: 3_600_000, run: (shop) => trimTelemetry(shop) };
