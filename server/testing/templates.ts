import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../seed/seed.ts';
import { fakeClock } from './fake-clock.ts';

/** What the set-up of a project makes once, and every test database is copied from: a file or a database of this name. */
export const templates = {
  /** Migrated and empty. */
  migrated: 'lampyris_migrated',
  /** Seeded as well, without the demo shopper, at the instant at which the clocks of tests begin. */
  seeded: 'lampyris_seeded',
} as const;

export type Template = keyof typeof templates;

/** Makes each template in a database of its own, which is closed afterwards. */
export async function fillTemplates(open: (name: string) => Promise<Database>): Promise<void> {
  for (const [template, name] of Object.entries(templates)) {
    const database = await open(name);
    await migrate(database);
    if (template === 'seeded') await seed(database, fakeClock(), { demoShopper: false });
    await database.close();
  }
}
