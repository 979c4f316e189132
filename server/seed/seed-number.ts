import { createHash } from 'node:crypto';

/** A whole number from 0 to below `limit` that depends on its name alone, as `seedId` does. */
export function seedNumber(name: string, limit: number): number {
  return createHash('sha256').update(`number ${name}`).digest().readUInt32BE() % limit;
}
