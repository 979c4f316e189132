import type { components } from '#openapi/types.ts';
import { checkAddress, needsLatinName, normaliseAddress } from '#rules/addresses.ts';
import { addressSchemaOf } from '#rules/address-schemas.ts';
import type { FieldProblem } from '#rules/validators.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { isDrawable } from '#server/pdf/typefaces.ts';

export type AddressFields = components['schemas']['AddressFields'];

/**
 * An address as it may be kept: tidied, and refused with the field at fault where its country would refuse it, or where no paper
 * could show it.
 * @param origin of one in the address book nobody is asked for a Latin name that was not asked for when it was stored
 */
export function acceptAddress(input: AddressFields, path = '', origin: 'typed' | 'stored' = 'typed'): AddressFields {
  const address = normaliseAddress(input);
  const problems = checkAddress(address).filter((problem) => origin === 'typed' || problem.path !== 'latinName');
  if (problems.length === 0) problems.push(...undrawable(address));
  if (problems.length > 0) {
    throw new ShopError('ADDR_FIELD', {
      fields: problems.map((problem) => ({ ...problem, path: path === '' ? problem.path : `${path}.${problem.path}` })),
    });
  }
  return address;
}

/** What our papers cannot show. A name in such letters is replaced on paper by the one in Latin letters, where there is one. */
function undrawable(address: AddressFields): FieldProblem[] {
  const isReplaced = Boolean(address.latinName) && needsLatinName(address);
  return addressSchemaOf(address.country).fields.flatMap(({ name, label }) => {
    if (isReplaced && (name === 'firstName' || name === 'lastName')) return [];
    if (isDrawable(address[name] ?? '')) return [];
    return [{ path: name, rule: 'pattern' as const, message: `${label}: please write it in Latin letters` }];
  });
}
