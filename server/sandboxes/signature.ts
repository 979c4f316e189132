import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';
const signatureToleranceMs = 5 * 60_000;

/** Hex HMAC-SHA-256. */
export const hmac = (secret: string, ...parts: readonly (string | Uint8Array)[]): string => {
  const mac = createHmac('sha256', secret);
  for (const part of parts) mac.update(part);
  return mac.digest('hex');
};

/** Compares without telling, by its duration, how much of a guess was right. */
export const sameSecret = (left: string, right: string): boolean => {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
};

/** `t=<epoch ms>,v1=<hex>` over the time and the exact body. */
export const signBody = (secret: string, body: string | Uint8Array, now: number): string =>
  `t=${now},v1=${hmac(secret, `${now}.`, body)}`;

/**
 * Checks a body against its signature header.
 * @returns why it must be refused, or undefined when the body is genuine and recent
 */
export const refuseBody = (
  secret: string,
  body: string | Uint8Array,
  header: string | undefined,
  now: number,
): 'unsigned' | 'forged' | 'stale' | undefined => {
  const parts = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, time = '', mac = ''] = parts ?? [];
  if (!parts) return header === undefined ? 'unsigned' : 'forged';
  if (!sameSecret(hmac(secret, `${time}.`, body), mac)) return 'forged';
  return Math.abs(now - Number(time)) > signatureToleranceMs ? 'stale' : undefined;
};
