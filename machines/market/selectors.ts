import type { Site } from '#rules/markets.ts';
import type { SnapshotFrom } from 'xstate';
import type { marketMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof marketMachine>;

export const selectSite = (snapshot: Snapshot): Site => snapshot.context.site;
