import type { Transport } from '../src/transport.ts';
import { memoryTransport } from '../src/transports/memory.ts';
import { faultyLine, type Faults } from './faults.ts';
import { createHostCore, type HostCore, type HostOptions } from './host-core.ts';

export { createFrameHost, type FrameHost } from './create-frame-host.ts';
export { HostRefusal, type HostOptions, type MockCall, type MockCommands } from './host-core.ts';
export { replayTranscript } from './replay.ts';
export { createRecorder, type Recorder } from './record.ts';
export type { Faults } from './faults.ts';

export interface MockHostOptions extends HostOptions {
  readonly faults?: Faults;
  readonly random?: () => number;
}

export interface MockHost extends HostCore {
  readonly transport: Transport;
  /** Sends a message without validation. */
  readonly sendRaw: (message: unknown) => void;
}

/** A host inside the page, with real messages and no app. */
export function createMockHost(options: MockHostOptions = {}): MockHost {
  const { faults, random = Math.random } = options;
  const { transport, host } = memoryTransport((text) => core.receive(text));
  const say = faults ? faultyLine({ faults: () => faults, random, deliver: host.send }) : host.send;
  const core = createHostCore(options, say);
  return { ...core, transport, sendRaw: host.send };
}
