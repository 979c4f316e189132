import { inject } from 'vitest';
import type { Engine } from '#server/db/schema.ts';

/**
 * For what a shop does the same way on both engines, once both have shown that a power cut tears no transaction (kill.test.ts)
 * and that none reads what another is about to change (races.test.ts): `npm test` shows it on one.
 */
export const engines: readonly Engine[] = inject('share') < 1 ? ['sqlite'] : ['sqlite', 'postgres'];
