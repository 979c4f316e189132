import type { AnyStateMachine } from 'xstate';

/** The config of a machine as JSON, without what only code can say: functions and the bound on microsteps. */
export function configJson({ config }: AnyStateMachine): string {
  const { options: _bound, ...rest } = config;
  return `${JSON.stringify(rest, null, 2)}\n`;
}
