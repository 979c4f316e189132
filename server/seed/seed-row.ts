import { seedId } from './seed-id.ts';

/** The columns every row has. `name` is unique over all seeded rows. */
export function seedRow(name: string, now: number): { id: string; created_at: number; updated_at: number } {
  return { id: seedId(name), created_at: now, updated_at: now };
}
