import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reachesRole } from '#rules/operator-roles.ts';
import { innerAddress } from '../security/inner-address.ts';
import { networksOf } from '../security/network.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type Limit, limitOf } from './rate-limits.ts';
import { countShared } from './shared-rate-limiter.ts';
import { shopAt } from '../another-time.ts';
import type { ShopContext } from '../shop-context.ts';
import { maskedWords } from '../operators/masked-words.ts';
import { type Act, recordAct } from '../operators/record-act.ts';
import { authorise, type Caller } from './authorise.ts';
import { readContract, type Operation, type ParameterPlace } from './contract.ts';
import { answerInParts } from './answer-in-parts.ts';
import { answerForm, formFields, isForm, refuseForm } from './form-answer.ts';
import { alreadyDone, success, type Envelope } from './envelope.ts';
import { isRecord, parseJson } from './json.ts';
import { Reply } from './reply.ts';
import { discardRest } from './discard-rest.ts';
import { contextOf, credentialsOf } from './request-context.ts';
import { ShopError, type FieldError } from './shop-error.ts';
import { checksOf, type Check, type OperationChecks } from './validators.ts';

/** What the binder calls; the typed form of it is `Handlers`. */
type AnyHandler = (request: never, shop: ShopContext) => Promise<unknown>;
type Call = (shop: ShopContext) => Promise<unknown>;

export interface Binding {
  readonly contractFile: string;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly shop: ShopContext;
  readonly limiter: RateLimiter;
  /** Binds only the operations that have a handler: for tests of one group of routes. */
  readonly partial?: boolean;
}

const refuse = (fields: readonly FieldError[]): void => {
  if (fields.length === 0) return;
  const keyMissing = fields.some(({ path, rule }) => path === 'idempotency-key' && rule === 'required');
  throw new ShopError(keyMissing ? 'IDEMPOTENCY_KEY_REQUIRED' : 'BAD_REQUEST', { fields });
};

/** Only what the contract declares gets through, so an unknown query parameter can neither be read nor pollute. */
const declared = (names: readonly string[], sent: unknown, check: Check): Readonly<Record<string, unknown>> => {
  const values: Record<string, unknown> = {};
  if (names.length === 0) return values;
  const source = isRecord(sent) ? sent : {};
  for (const name of names) if (Object.hasOwn(source, name)) values[name] = source[name];
  refuse(check(values));
  return values;
};

type ParameterNames = Readonly<Record<ParameterPlace, readonly string[]>>;

const parameterNames = ({ parameters }: Operation): ParameterNames => {
  const namesIn = (place: ParameterPlace) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  return { path: namesIn('path'), query: namesIn('query'), header: namesIn('header') };
};

const bytesOf = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));

const bodyOf = (operation: Operation, request: FastifyRequest, { body: check, form }: OperationChecks): unknown => {
  const { body } = operation;
  const bytes = bytesOf(request);
  if (!body?.json) return undefined;
  if (isForm(operation, request)) {
    const value = formFields(bytes);
    refuse(form(value));
    return value;
  }
  if (bytes.length === 0) {
    if (body.required) throw new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The request has no body.' });
    return undefined;
  }
  const value = parseJson(bytes);
  refuse(check(value));
  return value;
};

/** Who calls, as it was found before the body. */
const callers = new WeakMap<FastifyRequest, Caller>();

const requestOf = (
  operation: Operation,
  names: ParameterNames,
  checks: OperationChecks,
  request: FastifyRequest,
): Record<string, unknown> => {
  return {
    operationId: operation.id,
    context: contextOf(request, callers.get(request)?.member),
    bearer: credentialsOf(request).bearer,
    params: declared(names.path, request.params, checks.parameters.path),
    query: declared(names.query, request.query, checks.parameters.query),
    headers: declared(names.header, request.headers, checks.parameters.header),
    body: bodyOf(operation, request, checks),
    rawBody: bytesOf(request),
    rawStream: request.raw,
    rawHeaders: request.headers,
  };
};

/** What an operator sent, as far as it can be read, for the record. */
function wordsOf(request: FastifyRequest): string {
  const fields = [request.params, request.query].filter(isRecord);
  try {
    return maskedWords([], Object.assign({}, ...fields, parseJson(bytesOf(request))));
  } catch {
    return maskedWords([], Object.assign({}, ...fields));
  }
}

/** What an operator calls leaves a row, as what one types does. */
const asOperator = (operation: Operation, request: FastifyRequest, shop: ShopContext, call: Call): Promise<unknown> => {
  const operator = callers.get(request)?.operator;
  if (!operator) return call(shop);
  const act: Act = {
    operator,
    via: 'HTTP',
    command: () => operation.id,
    words: () => wordsOf(request),
    codeOf: (error) => (error instanceof ShopError ? error.code : 'INTERNAL'),
  };
  return recordAct(shop, act, async (recorded) => {
    const { role = 'owner' } = operation;
    if (!reachesRole(operator.role, role)) {
      const message = `The key "${operator.name}" has the role ${operator.role}, and this needs ${role}.`;
      throw new ShopError('FORBIDDEN', { message });
    }
    return call(recorded);
  });
};

const assertReply = (operation: Operation, check: Check, envelope: Envelope): void => {
  if (!operation.reply) return;
  const [wrong] = check(JSON.parse(JSON.stringify(envelope)));
  if (wrong) throw new Error(`The reply of ${operation.id} breaks the contract at "${wrong.path}": ${wrong.message}`);
};

/**
 * Counts a call and finds out who calls.
 * @throws RATE_LIMITED, BAD_REQUEST for an address with a NUL character, and as `authorise`
 */
async function admit(
  operation: Operation,
  limit: Limit,
  { shop, limiter }: Pick<Binding, 'shop' | 'limiter'>,
  request: FastifyRequest,
): Promise<void> {
  if (shop.config.rateLimits && request.socket.remoteAddress !== innerAddress) {
    const networks = networksOf(request.ip);
    limiter.take(operation.id, limit, networks);
    if (limit.isShared) await countShared(shop, operation.id, limit, networks);
  }
  if (request.url.includes('%00'))
    throw new ShopError('BAD_REQUEST', { message: 'The address holds a NUL character.' });
  callers.set(request, await authorise(operation, credentialsOf(request), shop));
}

/** A body that is no file is there within this time; ms. */
const longestBody = 30_000;

/** Ends a request whose body comes too slowly. */
function limitBodyTime({ raw, server }: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (length === '0' && encoding === undefined) return;
  const timer = setTimeout(() => {
    const tooSlow = Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.server.emit('clientError', tooSlow, raw.socket);
  }, longestBody);
  const stop = (): void => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
  reply.raw.once('close', stop);
}

const bindOperation = (
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  { shop, limiter }: Binding,
): void => {
  const names = parameterNames(operation);
  const checks = checksOf(operation);
  const limit = limitOf(operation.id);
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: limit.bodyBytes,
    ...(operation.page === undefined ? {} : { errorHandler: refuseForm(operation) }),
    // Before a body is read, which is memory and time that a stranger does not get.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        await admit(operation, limit, { shop, limiter }, request);
      } catch (error) {
        discardRest(request.raw);
        throw error;
      }
      if (!operation.body?.streamed) limitBodyTime(request, reply);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { member, operator } = callers.get(request) ?? {};
      // What is written is written now, and a member's session is only as old as it is.
      const seen = member || operator ? shop : shopAt(shop, request.headers.cookie);
      const call = (): Promise<unknown> =>
        asOperator(operation, request, operation.method === 'GET' ? seen : shop, async (used) =>
          handler(requestOf(operation, names, checks, request) as never, used),
        );
      // A body that nobody reads would keep its sender from reading the answer.
      const answer = await (operation.body?.streamed ? call().finally(() => discardRest(request.raw)) : call());
      if (answer instanceof Reply && answer.kind === 'raw') {
        return reply.code(answer.httpStatus).headers(answer.headers).send(answer.body);
      }
      const envelopeOf = (data: unknown): Envelope => {
        const stamp = { serverTime: seen.clock.now(), traceId: request.id };
        const envelope = data instanceof Reply ? alreadyDone(data.body, stamp) : success(data, stamp);
        if (shop.config.validateReplies) assertReply(operation, checks.reply, envelope);
        return envelope;
      };
      if (answer instanceof Reply && answer.kind === 'parts') {
        return answerInParts(request, reply, { answer: answer.parts, envelopeOf, shop });
      }
      const led = answerForm(operation, request, reply);
      if (led) return led;
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(envelopeOf(answer)));
    },
  });
};

const bindAll = (
  scope: FastifyInstance,
  operations: readonly Operation[],
  binding: Binding,
  streamed: boolean,
): void => {
  for (const operation of operations) {
    const handler = binding.handlers[operation.id];
    if (handler && (operation.body?.streamed ?? false) === streamed) bindOperation(scope, operation, handler, binding);
  }
};

/**
 * Gives every operation of the contract its handler.
 * @throws at start when an operation has no handler or a handler no operation
 */
export const bindContract = async (app: FastifyInstance, binding: Binding): Promise<void> => {
  const operations = await readContract(binding.contractFile);
  const ids = new Set(operations.map(({ id }) => id));
  const missing = binding.partial ? [] : [...ids].filter((id) => !Object.hasOwn(binding.handlers, id));
  const extra = Object.keys(binding.handlers).filter((id) => !ids.has(id));
  if (missing.length > 0 || extra.length > 0) {
    throw new Error(
      [
        missing.length > 0 && `Operations without a handler: ${missing.join(', ')}`,
        extra.length > 0 && `Handlers without an operation: ${extra.join(', ')}`,
      ]
        .filter(Boolean)
        .join('. '),
    );
  }
  await app.register(async (scope) => {
    // One parser for every type: the binder needs the bytes, and decides by the operation how to read them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    bindAll(scope, operations, binding, false);
  });
  await app.register(async (scope) => {
    // What is streamed is read by its handler, once the caller is known.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    bindAll(scope, operations, binding, true);
  });
};
