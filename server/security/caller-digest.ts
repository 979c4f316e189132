import { createHash } from 'node:crypto';

interface Caller {
  readonly account: { readonly accountId: string } | undefined;
  readonly client: { readonly id: string; readonly ip: string };
}

/**
 * Names who calls without naming anybody: the same member, or the same browser of a guest, has the same digest. A browser
 * without a number is known by its address.
 */
export function callerDigest({ account, client }: Caller): string {
  const name = account ? `member ${account.accountId}` : `guest ${client.id === '' ? client.ip : client.id}`;
  return createHash('sha256').update(name).digest('base64url');
}
