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

/** Why a body must be refused. */
type Refusal = 'unsigned' | 'forged' | 'stale';

/** Checks a body as it arrives. */
export interface BodyCheck {
  add(part: string | Uint8Array): void;
  /** True once the whole body was added and is what was signed. */
  isGenuine(): boolean;
}

/**
 * Reads a signature header before the body is there.
 * @returns what checks the body, or why none can be genuine: the header has another form, or is too old
 */
export function checkOf(secret: string, header: string | undefined, now: number): BodyCheck | Refusal {
  if (header === undefined) return 'unsigned';
  const [, time, signed] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || signed === undefined) return 'forged';
  if (Math.abs(now - Number(time)) > signatureToleranceMs) return 'stale';
  const mac = createHmac('sha256', secret).update(`${time}.`);
  return {
    add: (part) => void mac.update(part),
    isGenuine: () => sameSecret(mac.digest('hex'), signed),
  };
}

/**
 * Checks a body against its signature header.
 * @returns why it must be refused, or undefined when the body is genuine and recent
 */
export const refuseBody = (
  secret: string,
  body: string | Uint8Array,
  header: string | undefined,
  now: number,
): Refusal | undefined => {
  const check = checkOf(secret, header, now);
  if (typeof check === 'string') return check;
  check.add(body);
  return check.isGenuine() ? undefined : 'forged';
};
