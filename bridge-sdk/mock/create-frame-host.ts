import { faultyLine, type Faults } from './faults.ts';
import { frameLine } from './frame-line.ts';
import { createHostCore, type HostCore, type HostOptions } from './host-core.ts';

export interface FrameHostOptions extends HostOptions {
  readonly faults?: Faults;
  readonly random?: () => number;
}

export interface FrameHost extends HostCore {
  /** Sends any message as it is. */
  readonly sendRaw: (message: unknown) => void;
  /** Stops listening. */
  readonly close: () => void;
}

/** An app around a frame: put it there before the frame's page greets. `origin` is the shop's, exactly. */
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
      // An app that has crashed hears nothing; its page finds out by time.
      if (!hasCrashed) core.hear(message);
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
