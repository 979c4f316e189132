import type { Migration } from './migration.ts';

/** What the books of the shop and of the payment provider say differently, and how the job that compares them finds its rows. */
export const moneyDifferences: Migration = {
  name: '088-money-differences',
  statements: () => [
    `create table money_differences (
      id text primary key,
      provider text not null,
      kind text not null,
      ref text not null,
      provider_ref text,
      order_no text,
      currency text not null,
      amount bigint not null,
      sentence text not null,
      happened_time bigint not null,
      closed_time bigint,
      decision text,
      created_at bigint not null,
      updated_at bigint not null,
      unique (provider, kind, ref)
    )`,
    `create index money_differences_open on money_differences (happened_time) where closed_time is null`,
    `create index payments_by_settled_time on payments (settled_time) where settled_time is not null`,
    `create index refunds_by_provider_ref on refunds (provider_ref) where provider_ref is not null`,
  ],
};
