import { createHash } from 'node:crypto';
import { refuse, type Reply } from './replies.ts';
import type { SandboxBase } from './sandbox.ts';

type Kept = { requestHash: string; status: number; body: string };

const keepMs = 48 * 3_600_000;

export type KeyedRequest = { readonly key: string | undefined; readonly path: string; readonly body: unknown };

/**
 * Acts at most once per key: the act and its reply commit together, and the same key with the same request
 * answers with the kept bytes. The same key with another request is a mistake of the caller: 409.
 * Without a key every call acts.
 */
export const once = (
  sandbox: SandboxBase,
  request: KeyedRequest,
  act: () => Reply,
): { status: number; json: string } => {
  const { db, now } = sandbox;
  const { key } = request;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.path, request.body]))
    .digest('hex');
  const run = db.transaction(() => {
    const stored = key && db.prepare<[string], Kept>('select * from idempotency where key = ?').get(key);
    if (stored && stored.requestHash !== requestHash) {
      const { status, body } = refuse(
        409,
        'idempotency_key_reused',
        'This idempotency key belongs to another request.',
      );
      return { status, json: JSON.stringify(body) };
    }
    if (stored) return { status: stored.status, json: stored.body };
    const { status, body } = act();
    const json = JSON.stringify(body);
    if (key) db.prepare('insert into idempotency values (?, ?, ?, ?, ?)').run(key, requestHash, status, json, now());
    return { status, json };
  });
  return run.immediate();
};

export const forgetOldKeys = ({ db, now }: SandboxBase): void => {
  db.prepare('delete from idempotency where createdTime < ?').run(now() - keepMs);
};
