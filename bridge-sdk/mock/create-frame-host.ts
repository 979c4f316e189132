import { faultyLine, type Faults } from './faults.ts';
import { frameLine } from './frame-line.ts';
import { createHostCore, type HostCore, type HostOptions } from './host-core.ts';

export interface FrameHostOptions extends HostOptions {
  readonly faults?: Faults;
  readonly random?: () => number;
}

export interface FrameHost extends HostCore {
  /** Sends a message without validation. */
  readonly sendRaw: (message: unknown) => void;
  /** Stops receiving. */
  readonly close: () => void;
}

/** A host around a frame. Create it before the page in the frame sends hello. `origin` is the shop's exact origin. */
export function createFrameHost(
  frame: HTMLIFrameElement,
  origin: string,
  options: FrameHostOptions = {},
  view: Window = window,
): FrameHost {
  const { faults, random = Math.random } = options;
  const line = frameLine(
    frame,
    origin,
    (message) => {
      // A crashed app receives nothing; its page learns that by time-outs.
      if (!hasCrashed) core.receive(message);
    },
    view,
  );
  let hasCrashed = false;
  const say = faults ? faultyLine({ faults: () => faults, random, deliver: line.send }) : line.send;
  const core = createHostCore(options, say);
  return {
    ...core,
    crash() {
      hasCrashed = true;
      core.crash();
    },
    sendRaw: line.send,
    close: line.close,
  };
}
