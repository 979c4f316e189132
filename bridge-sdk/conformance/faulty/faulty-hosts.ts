import type { FaultyHost } from './fault.ts';
import { handshakeFaults } from './handshake-faults.ts';
import { decodingFaults } from './decoding-faults.ts';
import { dispatchFaults } from './dispatch-faults.ts';
import { sessionFaults } from './session-faults.ts';
import { encodingFaults } from './encoding-faults.ts';

/** Every faulty host of ours: each proves that the kit detects one fault. */
export const faultyHosts: readonly FaultyHost[] = [
  ...encodingFaults,
  ...handshakeFaults,
  ...decodingFaults,
  ...dispatchFaults,
  ...sessionFaults,
];
