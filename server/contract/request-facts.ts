import type { FastifyRequest } from 'fastify';
import { clientType } from '#rules/limits.ts';
import { countryOfHost, markets, normaliseMarket, type Site } from '#rules/markets.ts';
import type { Bearer } from './handler.ts';

export interface RequestFacts {
  readonly site: Site;
  readonly country: string;
  readonly clientId: string;
  readonly clientType: number;
  readonly orderKey: string | undefined;
  readonly operatorKey: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly bearer: Bearer | undefined;
  readonly userAgent: string;
}

const header = (request: FastifyRequest, name: string, max: number): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= max ? value : undefined;
};

/** Tokens tell by their prefix what they are for; anything else is treated as an access token, which will not be found. */
const bearerOf = (authorization: string | undefined): Bearer | undefined => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : { kind: token.startsWith('rt_') ? 'refresh' : 'access', token };
};

/** The headers that every request carries, parsed once; none of them is trusted to be there. */
export const factsOf = (request: FastifyRequest): RequestFacts => {
  const site = normaliseMarket(header(request, 'site', 10));
  const country = countryOfHost(header(request, 'country', 10));
  return {
    site,
    country: markets[site].countries.includes(country) ? country : markets[site].countries[0],
    clientId: header(request, 'clientid', 200) ?? '',
    clientType: Number(header(request, 'clienttype', 3) ?? clientType) || clientType,
    orderKey: header(request, 'order-access-key', 200),
    operatorKey: header(request, 'operator-key', 200),
    idempotencyKey: header(request, 'idempotency-key', 64),
    bearer: bearerOf(header(request, 'authorization', 300)),
    userAgent: (header(request, 'user-agent', 2_000) ?? '').slice(0, 200),
  };
};
