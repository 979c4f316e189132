import { faultyLine, type Faults } from '../../mock/faults.ts';
import { frameLine } from '../../mock/frame-line.ts';
import { createHostCore, type HostOptions } from '../../mock/host-core.ts';
import { replayHost } from '../../mock/replay.ts';
import { parse } from '../../src/envelope.ts';
import type { EventData, EventName } from '../../src/generated/types.ts';
import type { Log, Mishap } from '../log/log.ts';
import type { FaultPlace, FaultSettings } from './app-state.ts';

export interface ScreenHostOptions {
  readonly screen: number;
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  /** The app's properties and commands, read at every request. */
  readonly host: HostOptions;
  readonly faults: () => FaultSettings;
  readonly log: Log;
  /** Replies instead of the app. */
  readonly transcript: string | undefined;
  /** Called when a page load has sent hello. */
  readonly onHello: () => void;
}

/** The host of one page of the stack. */
export interface ScreenHost {
  readonly frame: HTMLIFrameElement;
  readonly emit: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** Posts any text to the page, without faults. */
  readonly sayRaw: (text: string, mishap: Mishap) => void;
  readonly channel: () => string;
  readonly crash: () => void;
  readonly close: () => void;
}

type Way = Exclude<FaultPlace, 'both'>;

/** Connects the app, the faults and the log to a frame. */
export function openScreenHost(options: ScreenHostOptions): ScreenHost {
  const { screen, frame, origin, host, log, transcript, onHello } = options;
  let hasCrashed = false;

  const faultyWay = (way: Way, direction: 'in' | 'out', deliver: (text: string) => void) =>
    faultyLine({
      faults: () => faultsOn(way, options.faults()),
      random: Math.random,
      deliver,
      onFate: (text, mishaps) => log.add({ screen, direction, message: parse(text), mishaps }),
    });

  const line = frameLine(frame, origin, (message) => toApp(message));
  const toPage = faultyWay('toPage', 'in', line.send);
  const core = createHostCore(host, toPage);
  const answer = transcript === undefined ? core.receive : replayHost(transcript, toPage);
  const receive = (text: string): void => {
    if (hasCrashed) return;
    if (parse(text)?.['k'] === 'hello') onHello();
    answer(text);
  };
  const faultyToApp = faultyWay('toApp', 'out', receive);
  const toApp = (message: unknown): void => {
    const fields = parse(message);
    // A page may post messages to its parent that are not for the app.
    if (typeof message !== 'string' || !fields) return;
    if (hasCrashed) log.add({ screen, direction: 'out', message: fields, mishaps: ['crash'] });
    else faultyToApp(message);
  };

  return {
    frame,
    emit: core.emit,
    sayRaw(text, mishap) {
      line.send(text);
      log.add({ screen, direction: 'in', message: parse(text), mishaps: [mishap] });
    },
    channel: core.channel,
    crash() {
      hasCrashed = true;
      core.crash();
    },
    close: line.close,
  };
}

function faultsOn(way: Way, { place, delay, chances }: FaultSettings): Faults {
  if (place !== 'both' && place !== way) return {};
  return { ...chances, ...(delay > 0 && { latency: [delay / 2, delay] }) };
}
