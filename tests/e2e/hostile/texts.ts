import { hostileTexts, mutations } from '#src/app/hostile-text-fixture.ts';

/** Every hostile text in every mutation. */
export const texts: readonly string[] = hostileTexts.flatMap((text) => mutations.map((mutate) => mutate(text)));

/** Every hostile text once, each in another mutation than its neighbour. */
export const someTexts: readonly string[] = hostileTexts.map(
  (text, index) => mutations[index % mutations.length]?.(text) ?? text,
);
