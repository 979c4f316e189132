import type { FastifyRequest } from 'fastify';
import { clientType } from '#rules/limits.ts';
import { countryOfHost, markets, normaliseMarket, type Site } from '#rules/markets.ts';
import { addressOf } from '../security/network.ts';
import { ShopError } from './shop-error.ts';

/** The member behind an access token. */
export interface Member {
  readonly accountId: string;
  readonly sessionId: string;
  readonly familyId: string;
  /** Whether a mail has proved that the email of the account is its owner's. */
  readonly isProved: boolean;
}

/** A member who owns the mailbox: whatever gives value or acts for the mailbox asks for one. */
export interface ProvedMember extends Member {
  readonly isProved: true;
}

export const isProved = (member: Member): member is ProvedMember => member.isProved;

/** The browser or app that sent the request, in its own words: none of this is proof of anything. */
export interface Client {
  readonly id: string;
  readonly type: number;
  readonly userAgent: string;
  readonly ip: string;
  /** What it calls its time zone. */
  readonly timeZone?: string | undefined;
}

/** Who calls, from where and with what: built once per request and handed down to the shop as a whole. */
export interface RequestContext {
  readonly site: Site;
  /** The country the shopper is in, one of the market's. */
  readonly country: string;
  /** The shop speaks one language so far. */
  readonly locale: 'en';
  /** Undefined for a guest. */
  readonly account: Member | undefined;
  /** Opens one order without an account. */
  readonly orderKey: string | undefined;
  readonly client: Client;
}

/** The context of a call that only a member can make. */
export interface MemberContext extends RequestContext {
  readonly account: Member;
}

/** The context of a call that only a member who owns the mailbox can make. */
export interface ProvedContext extends MemberContext {
  readonly account: ProvedMember;
}

export const isMember = (context: RequestContext): context is MemberContext => context.account !== undefined;

/** @throws UNAUTHORIZED for a guest */
export const requireMember = (context: RequestContext): MemberContext => {
  if (!isMember(context)) throw new ShopError('UNAUTHORIZED');
  return context;
};

/** @throws UNAUTHORIZED for a guest, AUTH_EMAIL_UNPROVED for an account that no mail has proved */
export const requireProved = (context: RequestContext): ProvedContext => {
  const { account, ...rest } = requireMember(context);
  if (!isProved(account)) throw new ShopError('AUTH_EMAIL_UNPROVED');
  return { ...rest, account };
};

export interface Bearer {
  readonly kind: 'access' | 'refresh';
  readonly token: string;
}

/** What a request shows to be let in. */
export interface Credentials {
  readonly bearer: Bearer | undefined;
  readonly orderKey: string | undefined;
  readonly operatorKey: string | undefined;
}

const header = (request: FastifyRequest, name: string, max: number): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= max ? value : undefined;
};

/** The prefix of a token says what it is for; any other text is treated as an access token, which will not be found. */
const bearerOf = (authorization: string | undefined): Bearer | undefined => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : { kind: token.startsWith('rt_') ? 'refresh' : 'access', token };
};

export const credentialsOf = (request: FastifyRequest): Credentials => ({
  bearer: bearerOf(header(request, 'authorization', 300)),
  orderKey: header(request, 'order-access-key', 200),
  operatorKey: header(request, 'operator-key', 200),
});

/** Reads the headers that every request carries; none of them is trusted to be there. */
export const contextOf = (request: FastifyRequest, account: Member | undefined): RequestContext => {
  const site = normaliseMarket(header(request, 'site', 10));
  const country = countryOfHost(header(request, 'country', 10));
  return {
    site,
    country: markets[site].countries.includes(country) ? country : markets[site].countries[0],
    locale: 'en',
    account,
    orderKey: header(request, 'order-access-key', 200),
    client: {
      id: header(request, 'clientid', 200) ?? '',
      type: Number(header(request, 'clienttype', 3) ?? clientType) || clientType,
      userAgent: (header(request, 'user-agent', 2_000) ?? '').slice(0, 200),
      ip: addressOf(request.ip),
      timeZone: header(request, 'timezone', 60),
    },
  };
};
