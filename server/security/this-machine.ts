import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers'> & { readonly raw: Pick<FastifyRequest['raw'], 'socket'> };

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';

/** Names that no stranger's page has, so that no name which was turned to this machine (DNS rebinding) opens anything. */
const isLocalName = (host: string): boolean =>
  /^((.+\.)?localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i.test(host);

/** What a proxy in front adds: behind one, every caller has the address of this machine. */
const ofProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether somebody at this machine asks: by the address of the socket, under a name of this machine, through no proxy. */
export const isFromThisMachine = ({ headers, raw }: Asked): boolean =>
  isLoopback(raw.socket.remoteAddress ?? '') &&
  isLocalName(headers.host ?? '') &&
  !ofProxies.some((name) => headers[name] !== undefined);
