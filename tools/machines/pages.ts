import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#machines/verify/chart.ts';
import { mermaidOf } from './mermaid.ts';
import type { Sources } from './events.ts';
import type { MachineSource } from './read-machines.ts';
import { code, messagesTable, namesTables, requirementsTable, section, statesTable, stepsTable } from './tables.ts';

const heading = '<!-- Generated from machines/ by `npm run generate`; edit the machine instead. -->';

/**
 * Every file of docs/machines by its name.
 * @param files every source file, and those of the product without comments: they say who sends what
 */
export function machinePages(
  machines: readonly MachineSource[],
  files: Pick<Sources, 'tree' | 'product'>,
): ReadonlyMap<string, string> {
  const sources = { ...files, machines: new Map(machines.map(({ name, machine }) => [name, machine])) };
  return new Map([
    ['README.md', indexPage(machines)],
    ...machines.map((source): [string, string] => [`${fileName(source)}.md`, machinePage(source, sources)]),
    ...machines.map((source): [string, string] => [`${fileName(source)}.json`, configJson(source.machine)]),
  ]);
}

function fileName({ name }: MachineSource): string {
  return name.replaceAll(/[\\/]/g, '-');
}

function machinePage(source: MachineSource, sources: Sources): string {
  const { name, machine } = source;
  const chart = chartOf(machine);
  return [
    heading,
    '',
    `# ${machine.id}`,
    '',
    machine.root.description ?? '',
    '',
    `${chart.states.length} states, ${chart.steps.length} transitions · ` +
      `[source](../../machines/${name.replaceAll('\\', '/')}/machine.ts) · ` +
      `[config as JSON](${fileName(source)}.json) · [all machines](README.md)`,
    '',
    '```mermaid',
    mermaidOf(machine),
    '```',
    '',
    ...statesTable(chart),
    ...messagesTable(chart, name, sources),
    ...stepsTable(chart),
    ...namesTables(chart, name, sources),
    ...requirementsTable(chart),
  ].join('\n');
}

function indexPage(sources: readonly MachineSource[]): string {
  const rows = sources.map((source) => {
    const { machine, states, steps } = chartOf(source.machine);
    return [
      `[${machine.id}](${fileName(source)}.md)`,
      machine.root.description ?? '',
      String(states.length),
      String(steps.length),
      `[JSON](${fileName(source)}.json)`,
    ];
  });
  return [
    heading,
    '',
    '# The machines',
    '',
    'Every flow of the shop is a state machine: it decides, and the effects it names are injected where it is started',
    '(`src/actors`). Each page shows the chart and lists every event with what it carries and who sends it, and every',
    'guard, action, actor and delay.',
    '',
    ...section('All of them', ['Machine', 'What it does', 'States', 'Transitions', 'Config'], rows),
    importGuide,
  ].join('\n');
}

const importGuide = `## Looking at one

- **Here**: GitHub draws the chart of every page.
- **Running**: \`npm run dev\`, then open the shop and ${code(['/__machines'])} in two tabs: the machines of the shop with
  their active states lit, what they say to each other, the steps and refused guards of the last event, the timers that
  run, and a box to send them events. Each has an address (${code(['/__machines#cart'])}). It works offline.
- **Again**: _Record_ there, use the shop, _Stop and save_: the file is a scenario without secrets, which a test plays again
  on the pure machines (${code(['replayRecording'])} in [recording.ts](../../machines/verify/recording.ts)).
- **In Stately Studio**: choose _Import from code_ and paste a \`machine.ts\`, or paste the JSON beside its page.

What is proved: \`npm run machines:parity\` reads every \`machine.ts\` with the parser that Stately publishes
(\`@xstate/machine-extractor\`) and compares the result with the machine that runs: no difference, and no state, guard,
action or actor that the parser can only show as code. That parser is older than the importer of the Studio, whose source
is closed: the import itself is not verified. The parser, and the JSON, leave out what only code can say: how context,
input, output and parameters are computed.
`;

/** The config of a machine as JSON, without what only code can say: functions and the bound on microsteps. */
export function configJson({ config }: AnyStateMachine): string {
  const { options: _bound, ...rest } = config;
  return `${JSON.stringify(rest, null, 2)}\n`;
}
