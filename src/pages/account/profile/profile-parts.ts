import { href } from '#src/routing/href.ts';

/** The parts of the profile in their order; each has an address of its own. */
export const profileParts = [
  'details',
  'favourites',
  'password',
  'devices',
  'cards',
  'preferences',
  'emails',
  'privacy',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** The part that an address names; undefined where it names none. */
export function readPart(query: URLSearchParams): ProfilePart | undefined {
  return profileParts.find((part) => part === query.get('part'));
}

export const partHref = (part: ProfilePart): string => href('/profile', { part });
