import type { BrokenHost } from './break-host.ts';
import { brokenDoors } from './of-the-door.ts';
import { brokenEars } from './of-the-ear.ts';
import { brokenHands } from './of-the-hand.ts';
import { brokenMinds } from './of-the-mind.ts';
import { brokenTongues } from './of-the-tongue.ts';

/** Every way in which a host of ours is broken on purpose, to see that the kit finds it out. */
export const brokenHosts: readonly BrokenHost[] = [
  ...brokenTongues,
  ...brokenDoors,
  ...brokenEars,
  ...brokenHands,
  ...brokenMinds,
];
