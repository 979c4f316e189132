import type { Fields } from '../../src/envelope.ts';
import { isRecord } from '../../src/shape.ts';
import type { Wish } from '../case.ts';
import type { ControlReply, HostPort } from '../host-port.ts';

/** Both ends of a broken host: what is handed to the sound one inside, and what is said to the page. */
export interface Ends {
  readonly hand: (message: string | Fields) => void;
  readonly say: (message: string | Fields) => void;
}

/** What is wrong with a host. What it does not name goes through unchanged. */
export interface Fault {
  /** A text of the page; the fields are empty when it is no JSON object. */
  readonly heard?: (fields: Fields, text: string, ends: Ends) => void;
  /** A message of the sound host. */
  readonly said?: (fields: Fields, ends: Ends) => void;
  readonly wished?: (wish: Wish, grant: (wish: Wish) => Promise<ControlReply>, ends: Ends) => Promise<ControlReply>;
}

/** A host that is broken in one way, and a case that must find it out. */
export interface BrokenHost {
  readonly name: string;
  readonly caughtBy: string;
  /** Called at every start of the host, so that it may remember. */
  readonly fault: () => Fault;
}

/** A sound host with a fault around it. */
export function breakHost(sound: HostPort, fault: () => Fault): HostPort {
  let receive: (message: unknown) => void = () => {};
  let now = fault();
  const ends: Ends = {
    hand: (message) => sound.post(textOf(message)),
    say: (message) => receive(textOf(message)),
  };
  return {
    post(text) {
      if (now.heard) now.heard(fieldsOf(text), text, ends);
      else sound.post(text);
    },
    listen(hearer) {
      receive = hearer;
      return sound.listen((text) => {
        if (now.said) now.said(fieldsOf(text), ends);
        else hearer(text);
      });
    },
    control(wish) {
      const grant = (granted: Wish) => {
        if (granted.do === 'restart') now = fault();
        return sound.control(granted);
      };
      return now.wished ? now.wished(wish, grant, ends) : grant(wish);
    },
  };
}

function textOf(message: string | Fields): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}

function fieldsOf(text: unknown): Fields {
  try {
    const message: unknown = JSON.parse(String(text));
    return isRecord(message) ? message : {};
  } catch {
    // The page may say anything.
    return {};
  }
}
