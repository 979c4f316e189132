import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

const index: Record<Engine, readonly string[]> = {
  sqlite: [
    `create virtual table product_search using fts5 (
      spu unindexed, title, model, category, tags, body,
      tokenize = 'porter unicode61 remove_diacritics 2', prefix = '2 3'
    )`,
  ],
  postgres: [
    `create extension if not exists pg_trgm`,
    `create table product_search (
      spu text primary key,
      title text not null,
      model text not null,
      category text not null,
      tags text not null,
      body text not null,
      document tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('simple', model), 'A') ||
        setweight(to_tsvector('english', category), 'B') ||
        setweight(to_tsvector('english', tags), 'B') ||
        setweight(to_tsvector('english', body), 'C')
      ) stored
    )`,
    `create index product_search_document on product_search using gin (document)`,
    `create index product_search_title on product_search using gin (title gin_trgm_ops)`,
  ],
};

export const search: Migration = {
  name: '003-search',
  statements: (engine) => [
    ...index[engine],
    `create table search_terms (
      id text primary key,
      term text not null unique,
      weight integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table search_hot (
      id text primary key,
      term text not null unique,
      rank integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
  ],
};
