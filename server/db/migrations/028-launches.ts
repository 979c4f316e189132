import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

const changes = ['insert', 'update', 'delete'] as const;
const changedSite = (change: (typeof changes)[number]): string => `${change === 'delete' ? 'old' : 'new'}.site`;

/** A launch that is set, moved or cleared changes what a market sells, as a price does. */
const triggers: Readonly<Record<Engine, () => string[]>> = {
  sqlite: () =>
    changes.map(
      (change) => `create trigger product_launches_version_${change} after ${change} on product_launches begin
        update catalogue_versions set version = version + 1 where scope = ${changedSite(change)};
      end`,
    ),
  postgres: () => [
    `create function raise_market_version() returns trigger language plpgsql as $$
      declare
        changed text := case tg_op when 'DELETE' then old.site else new.site end;
        this_transaction bigint := pg_current_xact_id()::text::bigint;
      begin
        update catalogue_versions set version = this_transaction
          where scope = changed and version <> this_transaction;
        return null;
      end $$`,
    `create trigger product_launches_version after ${changes.join(' or ')} on product_launches
      for each row execute function raise_market_version()`,
  ],
};

/** When products are launched in a market, and what operators did about it. A product without a row is on sale. */
export const launches: Migration = {
  name: '028-launches',
  statements: (engine) => [
    `create table product_launches (
      spu text not null references products (spu),
      site text not null,
      launch_time bigint not null,
      primary key (spu, site)
    )`,
    `create table product_launch_changes (
      id text primary key,
      spu text not null,
      site text not null,
      was_time bigint,
      launch_time bigint,
      time bigint not null
    )`,
    ...triggers[engine](),
  ],
};
