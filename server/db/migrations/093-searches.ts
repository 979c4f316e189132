import type { Migration } from './migration.ts';

/**
 * Products are searched in memory, by what the catalogue says: of the full text only the words stay that nobody reads. And searches
 * that found nothing as they were typed are counted for operators.
 */
export const searches: Migration = {
  name: '093-searches',
  statements: () => [
    `create table product_words (
      spu text primary key,
      words text not null
    )`,
    `insert into product_words (spu, words) select spu, tags from product_search`,
    `drop table product_search`,
    `create table searches_without_result (
      site text not null,
      words text not null,
      shown integer not null,
      count integer not null check (count > 0),
      first_time bigint not null,
      last_time bigint not null,
      primary key (site, words)
    )`,
    `create index searches_without_result_by_use on searches_without_result (count, last_time)`,
  ],
};
