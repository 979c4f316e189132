import type { Fields } from '../../src/envelope.ts';
import { isRecord } from '../../src/shape.ts';
import type { ControlRequest } from '../case.ts';
import type { ControlReply, HostPort } from '../host-port.ts';

/** Both directions of a faulty host: to the correct host inside it, and to the page. */
export interface Ends {
  readonly toHost: (message: string | Fields) => void;
  readonly toPage: (message: string | Fields) => void;
}

/** What is wrong with a host. A message without a handler here passes unchanged. */
export interface Fault {
  /** A message from the page; its fields are empty when the text is not a JSON object. */
  readonly onPageMessage?: (fields: Fields, text: string, ends: Ends) => void;
  /** A message from the correct host. */
  readonly onHostMessage?: (fields: Fields, ends: Ends) => void;
  readonly onControl?: (
    request: ControlRequest,
    applyControl: (request: ControlRequest) => Promise<ControlReply>,
    ends: Ends,
  ) => Promise<ControlReply>;
}

/** A host with one fault, and the case that must detect it. */
export interface FaultyHost {
  readonly name: string;
  readonly caughtBy: string;
  /** Called at every start of the host: a fault may have state. */
  readonly fault: () => Fault;
}

/** A correct host wrapped in a fault. */
export function withFault(host: HostPort, fault: () => Fault): HostPort {
  let receive: (message: unknown) => void = () => {};
  let current = fault();
  const ends: Ends = {
    toHost: (message) => host.post(textOf(message)),
    toPage: (message) => receive(textOf(message)),
  };
  return {
    post(text) {
      if (current.onPageMessage) current.onPageMessage(fieldsOf(text), text, ends);
      else host.post(text);
    },
    listen(receiver) {
      receive = receiver;
      return host.listen((text) => {
        if (current.onHostMessage) current.onHostMessage(fieldsOf(text), ends);
        else receiver(text);
      });
    },
    control(request) {
      const applyControl = (forwarded: ControlRequest) => {
        if (forwarded.do === 'restart') current = fault();
        return host.control(forwarded);
      };
      return current.onControl ? current.onControl(request, applyControl, ends) : applyControl(request);
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
    // Cases also send texts that are not JSON.
    return {};
  }
}
