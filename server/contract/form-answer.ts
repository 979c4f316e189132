import type { FastifyReply, FastifyRequest } from 'fastify';
import { formType, type Operation } from './contract.ts';
import { parseJson } from './json.ts';
import { ShopError } from './shop-error.ts';

export const isForm = ({ body }: Operation, { headers }: FastifyRequest): boolean =>
  body?.form === true && (headers['content-type'] ?? '').startsWith(formType);

/** The fields of a form; one that comes more than once is a list. */
export function formFields(bytes: Buffer): unknown {
  const sent = new URLSearchParams(bytes.toString('utf8'));
  const fields = [...new Set(sent.keys())].map((name) => {
    const values = sent.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return parseJson(Buffer.from(JSON.stringify(Object.fromEntries(fields))));
}

/** What came of a form, in the address of the page it leads to: the code of an error, or this. */
const done = 'done';

/**
 * The page that a browser is led to which runs no scripts and sent the form of one: it would show the answer as text. Mail programs
 * send forms as well and follow nothing (RFC 8058).
 */
function pageAfter(operation: Operation, request: FastifyRequest, sent: string): string | undefined {
  const { headers, body, url } = request;
  if (operation.page === undefined || !isForm(operation, request) || !headers.accept?.includes('text/html')) {
    return undefined;
  }
  if (Buffer.isBuffer(body) && body.includes('List-Unsubscribe=')) return undefined;
  const query = new URLSearchParams(url.split('?')[1]);
  query.set('sent', sent);
  return `${operation.page}?${query.toString()}`;
}

const lead = (reply: FastifyReply, page: string): FastifyReply =>
  reply.code(303).headers({ location: page, 'cache-control': 'no-store' }).send('');

/** Leads on after a form that was taken; undefined where the answer is the envelope. */
export function answerForm(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const page = pageAfter(operation, request, done);
  return page === undefined ? undefined : lead(reply, page);
}

/** Leads back where the shop refused a form. @throws every error that is no answer to one */
export const refuseForm =
  (operation: Operation) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const page = error instanceof ShopError ? pageAfter(operation, request, error.code) : undefined;
    if (page === undefined) throw error;
    void lead(reply, page);
  };
