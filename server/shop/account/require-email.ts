import { messages } from '#rules/validators.ts';
import { ShopError } from '#server/contract/shop-error.ts';

/** The address of somebody who is not logged in, who has to name one. @throws BAD_REQUEST naming the field */
export function requireEmail(email: string | undefined): string {
  if (email !== undefined) return email;
  throw new ShopError('BAD_REQUEST', {
    fields: [{ path: 'email', rule: 'required', message: messages.required('Email') }],
  });
}
