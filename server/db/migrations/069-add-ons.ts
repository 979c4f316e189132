import type { Migration } from './migration.ts';

/** What is of use only beside another variant of its product, such as five more panels. */
export const addOns: Migration = {
  name: '069-add-ons',
  statements: () => [
    'alter table skus add column is_add_on integer not null default 0',
    `update skus set is_add_on = 1
     where sku in ('LM-HEX-ADD5', 'LM-FACET-ADD4', 'LM-LINE-ADD3', 'LM-PATH-ADD1', 'LM-EAVES-ADD5')`,
  ],
};
