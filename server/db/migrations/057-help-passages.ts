import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

/** The stems of passages in the engine's full text, which is written alike on both. */
const fullText: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create virtual table help_passage_stems using fts5(
      stems, content = '', contentless_delete = 1, detail = 'none',
      tokenize = 'unicode61 remove_diacritics 0'
    )`,
  ],
  postgres: [
    `create table help_passage_stems (
      rowid bigint primary key,
      stems text not null,
      document tsvector generated always as (array_to_tsvector(string_to_array(stems, ' '))) stored
    )`,
    `create index help_passage_stems_document on help_passage_stems using gin (document)`,
  ],
};

const rowNo: Readonly<Record<Engine, string>> = {
  sqlite: 'integer primary key',
  postgres: 'bigint generated always as identity primary key',
};

/**
 * What help is searched in: passages of articles, policies, questions and products, and the words of the shop's own texts with
 * the number of passages that have them.
 */
export const helpPassages: Migration = {
  name: '057-help-passages',
  statements: (engine) => [
    `create table help_passages (
      row_no ${rowNo[engine]},
      passage_id text not null unique,
      kind text not null,
      ref text not null,
      site text not null,
      title text not null,
      heading text,
      text text not null,
      keywords text not null,
      address text not null,
      title_stems text not null,
      heading_stems text not null,
      text_stems text not null,
      updated_time bigint not null
    )`,
    `create index help_passages_by_ref on help_passages (kind, ref)`,
    ...fullText[engine],
    `create table help_words (
      word text primary key,
      stem text not null,
      passages integer not null
    )`,
    `insert into catalogue_versions (scope, version) values ('HELP', 1)`,
  ],
};
