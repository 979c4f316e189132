import type { FastifyInstance } from 'fastify';
import { innerAddress } from '../security/inner-address.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;

/**
 * A `fetch` whose requests never leave the process: the server renders a page with the answers of its own API.
 * @param added headers that each of them gets
 */
export const innerFetch =
  (app: FastifyInstance, added: Readonly<Record<string, string>> = {}): typeof fetch =>
  async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://shop.internal'),
      init,
    );
    const { pathname, search } = new URL(request.url);
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: methods.find((method) => method === request.method) ?? 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...added },
      remoteAddress: innerAddress,
      ...(payload ? { payload } : {}),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
