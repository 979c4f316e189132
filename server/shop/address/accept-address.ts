import type { components } from '#openapi/types.ts';
import { checkAddress, normaliseAddress } from '#rules/addresses.ts';
import { ShopError } from '#server/contract/shop-error.ts';

export type AddressFields = components['schemas']['AddressFields'];

/**
 * An address as it may be kept: tidied, and refused with the field at fault where its country would refuse it.
 * @param origin of one in the address book nobody is asked for a Latin name that was not asked for when it was stored
 */
export function acceptAddress(input: AddressFields, path = '', origin: 'typed' | 'stored' = 'typed'): AddressFields {
  const address = normaliseAddress(input);
  const problems = checkAddress(address).filter((problem) => origin === 'typed' || problem.path !== 'latinName');
  if (problems.length > 0) {
    throw new ShopError('ADDR_FIELD', {
      fields: problems.map((problem) => ({ ...problem, path: path === '' ? problem.path : `${path}.${problem.path}` })),
    });
  }
  return address;
}
