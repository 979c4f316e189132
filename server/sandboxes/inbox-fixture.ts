import { createServer as createHttp } from 'node:http';

const portOf = (address: unknown): number =>
  typeof address === 'object' && address !== null && 'port' in address && typeof address.port === 'number'
    ? address.port
    : 0;

export type Received = { readonly body: string; readonly headers: Record<string, string | string[] | undefined> };

/** A stand-in for the shop's webhook address: keeps what arrives and answers `status`. */
export const openInbox = async () => {
  const received: Received[] = [];
  const inbox = { received, status: 200, url: '', close: () => Promise.resolve() };
  const server = createHttp((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(inbox.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  inbox.url = `http://127.0.0.1:${portOf(server.address())}/webhook`;
  inbox.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return inbox;
};
