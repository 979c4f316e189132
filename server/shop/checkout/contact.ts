import { checkEmail, checkRequired } from '#rules/validators.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';

/**
 * Where a guest is written to; undefined for a member, whose account knows it.
 * @throws BAD_REQUEST with the field at fault
 */
export function requireGuestEmail({ account }: RequestContext, email = ''): string | undefined {
  if (account !== undefined) return undefined;
  const text = email.trim();
  const missing = checkRequired('E-mail', text);
  const wrong = missing ?? checkEmail('E-mail', text);
  if (wrong !== undefined) {
    const rule = missing === undefined ? 'email' : 'required';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'email', rule, message: wrong }] });
  }
  return text.toLowerCase();
}
