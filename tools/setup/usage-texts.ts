import { settings } from '#server/config.ts';
import { opsHelp } from '#server/ops/run-command.ts';

/** Every variable that the shop reads, as its table says. */
function usageOfStart(): string {
  const width = Math.max(...Object.values(settings).map(({ env }) => env.length));
  const lines = Object.values(settings).map(
    ({ env, help, fallback }) => `  ${env.padEnd(width)}  ${help}${fallback ? ` (default ${fallback})` : ''}`,
  );
  return [
    'Usage: npm start',
    '',
    'Builds, migrates, seeds once and serves the shop. Settings, all optional:',
    ...lines,
    '',
  ].join('\n');
}

/** The usage of commands that follow a table of their program: a person reads it before that program can run. */
export const usageTexts: readonly { readonly name: string; readonly from: string; readonly text: () => string }[] = [
  { name: 'start', from: 'server/config.ts', text: usageOfStart },
  { name: 'ops', from: 'server/ops.ts', text: opsHelp },
];
