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
  /** What the app is and can do; read anew whenever the page asks. */
  readonly host: HostOptions;
  readonly faults: () => FaultSettings;
  readonly log: Log;
  /** Answers instead of the app. */
  readonly transcript: string | undefined;
  /** A page has greeted: it is a new one. */
  readonly onHello: () => void;
}

/** The app's side of one page of the stack. */
export interface ScreenHost {
  readonly frame: HTMLIFrameElement;
  readonly emit: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** Says any text to the page, past every fault. */
  readonly sayRaw: (text: string, mishap: Mishap) => void;
  readonly channel: () => string;
  readonly crash: () => void;
  readonly close: () => void;
}

type Way = Exclude<FaultPlace, 'both'>;

/** Lays the app, the faults of the line and the log around a frame. */
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
  const answer = transcript === undefined ? core.hear : replayHost(transcript, toPage);
  const hear = (text: string): void => {
    if (hasCrashed) return;
    if (parse(text)?.['k'] === 'hello') onHello();
    answer(text);
  };
  const faultyToApp = faultyWay('toApp', 'out', hear);
  const toApp = (message: unknown): void => {
    const fields = parse(message);
    // A page may post to its parent what is none of the app's business.
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
