import { unwrap } from '../../api/envelope.ts';
import type { ShopClient } from '../../api/client.ts';

/** Whose token it is. An app may not know; the server does. Undefined for a token that it does not take. */
export async function ownerOf(client: ShopClient, token: string, signal?: AbortSignal): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const asking = unwrap(client.GET('/bff-app/v1/mobile/user-info', { headers, ...(signal && { signal }) }));
  return asking.then(
    ({ accountId }) => accountId,
    () => undefined,
  );
}
