import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPostgres } from './on-postgres.ts';

const root = resolve(import.meta.dirname, '../..');
const shop = resolve(root, 'server/shop');

const asksTheDatabase = (file: string): boolean =>
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/.test(
    readFileSync(resolve(shop, file), 'utf8'),
  );

/** Folders directly in server/shop whose files ask the database. */
const areas = new Set(
  readdirSync(shop, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/.+\.ts$/.test(file) && !/(?:-fixture|\.test)\.ts$/.test(file) && asksTheDatabase(file))
    .map((file) => file.slice(0, file.indexOf('/'))),
);

describe('what npm test runs on PostgreSQL', () => {
  it('is there', () => {
    expect(onPostgres.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  });

  it('holds a file of every area of the shop that asks the database', () => {
    expect(areas.size).toBeGreaterThan(15);
    const isOn = (area: string): boolean => onPostgres.some((file) => file.startsWith(`server/shop/${area}/`));
    expect(
      [...areas].filter((area) => !isOn(area)),
      'name a test of it in server/testing/on-postgres.ts',
    ).toEqual([]);
  });
});
