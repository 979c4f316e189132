import { createHash } from 'node:crypto';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in the form of a ULID that depends on its name alone, so that every seeded shop has the same rows. */
export function seedId(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  const characters = Array.from({ length: 25 }, (_, index) => crockford[(digest[index] ?? 0) % crockford.length]);
  return `0${characters.join('')}`;
}
