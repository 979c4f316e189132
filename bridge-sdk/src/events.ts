import type { Contract } from './contract.ts';
import { createEventChannel, type EventChannel } from './event-channel.ts';
import type { EventData, EventName } from './generated/types.ts';

type Channels = { [E in EventName]?: EventChannel<EventData[E]> };

/** Creates the channel of an event when it is first subscribed to or received. */
export function createEvents(rules: Contract['events'], buffer: number) {
  let channels: Channels = {};
  return <E extends EventName>(name: E): EventChannel<EventData[E]> => {
    const found: Channels[E] = channels[name];
    if (found) return found;
    const made = createEventChannel<EventData[E]>(rules[name], buffer);
    channels = { ...channels, [name]: made };
    return made;
  };
}
