import type { Migration } from './migration.ts';

/** The id of the demo shopper in every shop that was seeded with one. */
const demoShopperId = '0AYRYNH0GB1KA0RFYNH8PFFM6C';

/** The chapters that filled a shop before chapters were recorded. */
const earlierChapters = ['catalogue', 'markets', 'reviews', 'search'];

export const content: Migration = {
  name: '012-content',
  statements: () => [
    `create table seed_chapters (
      name text primary key,
      version integer not null,
      outcome text not null,
      updated_at bigint not null
    )`,
    ...earlierChapters.map(
      (name) => `insert into seed_chapters (name, version, outcome, updated_at)
        select '${name}', 1, 'APPLIED', updated_at from shop_facts where name = 'seeded'`,
    ),
    `insert into seed_chapters (name, version, outcome, updated_at)
      select 'demo-shopper', 1,
        case when exists (select 1 from accounts where id = '${demoShopperId}') then 'APPLIED' else 'LEFT_OUT' end,
        updated_at
      from shop_facts where name = 'seeded'`,
    `create table content_pages (
      id text primary key,
      kind text not null,
      handle text not null,
      site text not null,
      version integer not null,
      status text not null,
      title text not null,
      description text not null,
      blocks text not null,
      seed_hash text,
      created_at bigint not null,
      updated_at bigint not null,
      unique (kind, handle, site, version)
    )`,
    `create table facets (
      id text primary key,
      key text not null unique,
      label text not null,
      promoted integer not null,
      sites text,
      sort integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
  ],
};
