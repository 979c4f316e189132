/** What a call answers; kept byte for byte under its idempotency key. */
export type Reply = { readonly status: number; readonly body: object };

export const answer = (body: object): Reply => ({ status: 200, body });

/** 400 malformed, 401 no key, 404 unknown, 409 key misused, 422 understood and refused. */
export const refuse = (status: 400 | 401 | 404 | 409 | 422, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
});
