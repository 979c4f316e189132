import type { components } from '#openapi/types.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { addressesPerAccount } from '#rules/limits.ts';
import { shipsTo, type Site } from '#rules/markets.ts';
import { addressKey } from '#rules/address-key.ts';
import { formatAddress } from '#rules/addresses.ts';
import type { Selectable } from 'kysely';
import { acceptAddress, type AddressFields } from './accept-address.ts';

export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['AddressInput'];

type AddressRow = Selectable<Schema['addresses']>;

/** Whose book it is, and the market that says which addresses it delivers to. */
type AddressOwner = Pick<MemberContext, 'account' | 'site'>;

/** The member's addresses, the default one first, then the newest. */
export async function listAddresses(shop: ShopContext, { account, site }: AddressOwner): Promise<Address[]> {
  const rows = await shop.db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', account.accountId)
    .orderBy('is_default_shipping', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toAddress(row, site));
}

/** One address of the member; another member's is not found. */
export async function readAddress(shop: ShopContext, { account, site }: AddressOwner, id: string): Promise<Address> {
  const row = await shop.db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.accountId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return toAddress(row, site);
}

/**
 * Adds an address to the book; the first one becomes the default. One that is in it already, in whatever case and signs, stays
 * the one that it is, with what was written last.
 */
export async function createAddress(shop: ShopContext, owner: AddressOwner, input: AddressInput): Promise<Address> {
  const { accountId } = owner.account;
  const address = acceptAddress(input);
  const id = await withTransaction(shop, 'durable', async (tx) => {
    await lockBook(tx, accountId);
    const rows = await tx.selectFrom('addresses').selectAll().where('account_id', '=', accountId).execute();
    const same = rows.find((row) => addressKey(toFields(row)) === addressKey(address));
    if (same) return writeChange(shop, tx, same, { input, address });
    if (rows.length >= addressesPerAccount) throw new ShopError('ADDR_LIMIT');
    const first = rows.length === 0;
    const now = shop.clock.now();
    const flags = {
      is_default_shipping: first || input.isDefaultShipping === true ? 1 : 0,
      is_default_billing: first || input.isDefaultBilling === true ? 1 : 0,
    } as const;
    await clearDefaults(tx, accountId, flags);
    const written = await tx
      .insertInto('addresses')
      .values({
        id: shop.newId(),
        account_id: accountId,
        ...toColumns(address),
        ...flags,
        tag: input.tag ?? 'HOME',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.hooks.onAddressWritten(shop, tx, accountId, address);
    return written.id;
  });
  return readAddress(shop, owner, id);
}

/** Lets whoever writes into the same book wait, so that nobody writes what another one has just written. */
async function lockBook(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
}

/** Changes an address; a default stays one until another takes its place, and another one that is the same now goes. */
export async function changeAddress(
  shop: ShopContext,
  owner: AddressOwner,
  id: string,
  input: AddressInput,
): Promise<Address> {
  const { accountId } = owner.account;
  const address = acceptAddress(input);
  await withTransaction(shop, 'durable', async (tx) => {
    await lockBook(tx, accountId);
    const held = await tx
      .selectFrom('addresses')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!held) throw new ShopError('NOT_FOUND');
    await writeChange(shop, tx, held, { input, address });
  });
  return readAddress(shop, owner, id);
}

/** @returns the id of the address */
async function writeChange(
  shop: ShopContext,
  tx: Tx,
  held: AddressRow,
  { input, address }: { readonly input: AddressInput; readonly address: AddressFields },
): Promise<string> {
  const { id, account_id: accountId } = held;
  const others = await tx
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .execute();
  const twins = others.filter((row) => addressKey(toFields(row)) === addressKey(address));
  const isDefault = (flag: 'is_default_shipping' | 'is_default_billing'): boolean =>
    [held, ...twins].some((row) => row[flag] === 1);
  const flags = {
    is_default_shipping: isDefault('is_default_shipping') || input.isDefaultShipping === true ? 1 : 0,
    is_default_billing: isDefault('is_default_billing') || input.isDefaultBilling === true ? 1 : 0,
  } as const;
  for (const twin of twins) await tx.deleteFrom('addresses').where('id', '=', twin.id).execute();
  await clearDefaults(tx, accountId, flags);
  await tx
    .updateTable('addresses')
    .set({ ...toColumns(address), ...flags, tag: input.tag ?? held.tag, updated_at: shop.clock.now() })
    .where('id', '=', id)
    .execute();
  await shop.hooks.onAddressWritten(shop, tx, accountId, address);
  return id;
}

/** Deletes an address; the newest of the others takes over as default. */
export async function deleteAddress(
  shop: ShopContext,
  { account }: Pick<AddressOwner, 'account'>,
  id: string,
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    await lockBook(tx, account.accountId);
    const gone = await tx
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('account_id', '=', account.accountId)
      .returning(['is_default_shipping', 'is_default_billing'])
      .executeTakeFirst();
    if (!gone) throw new ShopError('NOT_FOUND');
    const heir = await tx
      .selectFrom('addresses')
      .select('id')
      .where('account_id', '=', account.accountId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!heir) return;
    const inherited = {
      ...(gone.is_default_shipping === 1 ? { is_default_shipping: 1 as const } : {}),
      ...(gone.is_default_billing === 1 ? { is_default_billing: 1 as const } : {}),
    };
    if (Object.keys(inherited).length === 0) return;
    await tx.updateTable('addresses').set(inherited).where('id', '=', heir.id).execute();
  });
}

async function clearDefaults(
  tx: Tx,
  accountId: string,
  next: { is_default_shipping: 0 | 1; is_default_billing: 0 | 1 },
): Promise<void> {
  if (next.is_default_shipping === 1) {
    await tx.updateTable('addresses').set({ is_default_shipping: 0 }).where('account_id', '=', accountId).execute();
  }
  if (next.is_default_billing === 1) {
    await tx.updateTable('addresses').set({ is_default_billing: 0 }).where('account_id', '=', accountId).execute();
  }
}

function toColumns(address: AddressFields) {
  return {
    address_key: addressKey(address),
    first_name: address.firstName,
    last_name: address.lastName,
    latin_name: address.latinName ?? null,
    company: address.company ?? null,
    phone: address.phone,
    country: address.country,
    region: address.region ?? null,
    city: address.city,
    district: address.district ?? null,
    line1: address.line1,
    line2: address.line2 ?? null,
    postcode: address.postcode,
    note: address.note ?? null,
  };
}

/** The fields of a stored address as they were typed. */
export function toFields(row: AddressRow): AddressFields {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    country: row.country,
    city: row.city,
    line1: row.line1,
    postcode: row.postcode,
    ...(row.latin_name === null ? {} : { latinName: row.latin_name }),
    ...(row.company === null ? {} : { company: row.company }),
    ...(row.region === null ? {} : { region: row.region }),
    ...(row.district === null ? {} : { district: row.district }),
    ...(row.line2 === null ? {} : { line2: row.line2 }),
    ...(row.note === null ? {} : { note: row.note }),
  };
}

function toAddress(row: AddressRow, site: Site): Address {
  const fields = toFields(row);
  return {
    id: row.id,
    ...fields,
    isDefaultShipping: row.is_default_shipping === 1,
    isDefaultBilling: row.is_default_billing === 1,
    tag: row.tag,
    deliverable: shipsTo(site, row.country),
    lines: formatAddress(fields),
  };
}
