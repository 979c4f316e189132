import type { ShopContext } from '../shop-context.ts';
import { operatorOf } from '../operators/keys.ts';
import type { Operator } from '../operators/operator.ts';
import { memberByAccessToken } from './access-token.ts';
import type { Operation } from './contract.ts';
import { type Credentials, isProved, type Member } from './request-context.ts';
import { ShopError } from './shop-error.ts';

export interface Caller {
  readonly member?: Member;
  readonly operator?: Operator;
}

/**
 * Who may call an operation:
 * - a refresh operation takes any bearer, which its handler judges;
 * - a refresh token is refused everywhere else, also where no token is asked for: it has no business there;
 * - an operator operation needs the key of an operator, whose role is asked once the call is recorded;
 * - a token that is not valid (any more) ends the session, also where guests are welcome;
 * - an order key stands in for a missing or dead token where the contract accepts one;
 * - an account that no mail has proved calls what the contract opens to it, as a member or as a guest, and nothing else.
 * @returns the member or the operator, neither for a guest
 * @throws UNAUTHORIZED, FORBIDDEN, AUTH_EMAIL_UNPROVED
 */
export const authorise = async (
  { schemes, guestAllowed, unproved }: Pick<Operation, 'schemes' | 'guestAllowed' | 'unproved'>,
  { bearer, orderKey, operatorKey }: Credentials,
  shop: ShopContext,
): Promise<Caller> => {
  if (schemes.has('refresh')) {
    if (!bearer) throw new ShopError('UNAUTHORIZED');
    return {};
  }
  if (bearer?.kind === 'refresh') {
    shop.log.warn('a refresh token was used as an access token');
    throw new ShopError('UNAUTHORIZED');
  }
  if (schemes.has('operator')) {
    const operator = operatorKey === undefined ? undefined : await operatorOf(shop, operatorKey);
    if (!operator && operatorKey !== undefined) shop.log.warn('an operator key is not known, or was revoked');
    if (!operator) throw new ShopError('FORBIDDEN');
    return { operator };
  }
  if (!schemes.has('bearer')) return {};
  const member = bearer && (await memberByAccessToken(shop, bearer.token));
  if (member && (isProved(member) || unproved === 'member')) return { member };
  if (member && unproved === 'guest') return {};
  if (member) throw new ShopError('AUTH_EMAIL_UNPROVED');
  if (schemes.has('orderKey') && orderKey !== undefined) return {};
  if (bearer || !guestAllowed) throw new ShopError('UNAUTHORIZED');
  return {};
};
