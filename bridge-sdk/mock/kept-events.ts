import { contract } from '../src/generated/contract.ts';
import type { EventName } from '../src/generated/types.ts';
import { isRecord } from '../src/shape.ts';

type Kept = readonly [name: EventName, data: unknown];

/** What happened in an app before the first page greeted it. */
export interface KeptEvents {
  readonly keep: (name: EventName, data: unknown) => void;
  /** Host data come together for the welcome; the rest is told after it, in order. */
  readonly take: () => { readonly hostData: object | undefined; readonly events: readonly Kept[] };
}

export function createKeptEvents(): KeptEvents {
  let hostData: object | undefined;
  let events: readonly Kept[] = [];
  return {
    keep(name, data) {
      switch (contract.events[name].retain) {
        case 'merged':
          if (isRecord(data)) hostData = { ...hostData, ...given(data) };
          break;
        case 'latest':
          events = [...events.filter(([other]) => other !== name), [name, data]];
          break;
        case 'queue':
          events = [...events, [name, data]];
          break;
        case undefined:
          break;
      }
    },
    take() {
      const taken = { hostData, events };
      hostData = undefined;
      events = [];
      return taken;
    },
  };
}

/** Without the fields that are set to undefined: they say nothing on the wire, and take nothing back. */
function given(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
