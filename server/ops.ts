import type { Command } from './ops/command.ts';
import { actCommands } from './ops/act-ops.ts';
import { keyCommands } from './ops/key-ops.ts';
import { shopCommands } from './shop/ops.ts';
import { outboxCommands } from './jobs/ops.ts';
import { telemetryCommands } from './telemetry/ops.ts';

/** Everything an operator can do at the command line. */
export const operatorCommands: readonly Command[] = [
  ...shopCommands,
  ...outboxCommands,
  ...telemetryCommands,
  ...actCommands,
  ...keyCommands,
];
