import { contract } from '../src/generated/contract.ts';
import type { EventName } from '../src/generated/types.ts';
import { isRecord } from '../src/shape.ts';

type RetainedEvent = readonly [name: EventName, data: unknown];

/** Events of an app before the first page load. */
export interface RetainedEvents {
  readonly keep: (name: EventName, data: unknown) => void;
  /** Host data are merged into the welcome; the other events follow it in order. */
  readonly take: () => { readonly hostData: object | undefined; readonly events: readonly RetainedEvent[] };
}

export function createRetainedEvents(): RetainedEvents {
  let hostData: object | undefined;
  let events: readonly RetainedEvent[] = [];
  return {
    keep(name, data) {
      switch (contract.events[name].retain) {
        case 'merged':
          if (isRecord(data)) hostData = { ...hostData, ...definedFields(data) };
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

/** Drops undefined fields: JSON omits them, so they must not overwrite a value. */
function definedFields(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
