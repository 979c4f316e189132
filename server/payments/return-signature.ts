import { hmac, sameSecret } from '#server/sandboxes/signature.ts';

export type ReturnParams = { readonly provider_ref: string; readonly result: string; readonly t: string };

const returnText = (params: ReturnParams) => `return.${params.provider_ref}.${params.result}.${params.t}`;

/** Signature of the parameters a shopper's browser carries back to the shop. */
export const signReturn = (secret: string, params: ReturnParams): string => hmac(secret, returnText(params));

export const isReturnSigned = (secret: string, params: ReturnParams, signature: string): boolean =>
  sameSecret(signReturn(secret, params), signature);
