import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { seedEnergySheets } from './energy-sheets.ts';
import { seed } from './seed.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
  await seed(test.database, fakeClock(), { demoShopper: false });
});
afterEach(() => test.drop());

const sheetOf = async (sku: string) => {
  const row = await test.database.db
    .selectFrom('energy_labels')
    .select('sheet')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.sheet === null ? null : JSON.parse(row.sheet);
};
const again = () => withTransaction(test, 'durable', (tx) => seedEnergySheets(tx, 2));

it('every label of the seed has a sheet with what its product says', async () => {
  const bare = await test.database.db.selectFrom('energy_labels').select('sku').where('sheet', 'is', null).execute();
  expect(bare).toEqual([]);
  expect(await sheetOf('LM-ORB-GU10-3')).toEqual({
    mains: true,
    directional: true,
    connected: true,
    colourTunable: false,
    luminousFlux: 400,
    onModePower: 4.7,
    colourTemperature: { from: 2200, to: 6500 },
    colourRendering: 97,
    size: expect.objectContaining({ w: expect.any(Number) }),
  });
  expect(await sheetOf('LM-RIBBON-NEON-2M')).not.toHaveProperty('colourTemperature');
});

it('a sheet of the owner stays, and a label that the owner changed gets none', async () => {
  const { db } = test.database;
  await db.updateTable('energy_labels').set({ sheet: '{"own":1}' }).where('sku', '=', 'LM-TORCH-1').execute();
  await db.updateTable('energy_labels').set({ sheet: null, class: 'D' }).where('sku', '=', 'LM-DISC-30').execute();
  await db.updateTable('energy_labels').set({ sheet: null }).where('sku', '=', 'LM-DISC-40').execute();
  await again();
  expect(await sheetOf('LM-TORCH-1')).toEqual({ own: 1 });
  expect(await sheetOf('LM-DISC-30')).toBeNull();
  expect(await sheetOf('LM-DISC-40')).toMatchObject({ luminousFlux: 3600 });
});
