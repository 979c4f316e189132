import { field, list } from './json.ts';
import type { MachineReport } from '#machines/verify/machine-report.ts';

const tableHead = 'machine           states   edges  transitions  mutants  noticed';

const row = ({ machine, states, edges, transitions, mutants, killed }: MachineReport): string =>
  [
    machine.padEnd(16),
    String(states).padStart(8),
    String(edges).padStart(8),
    String(transitions).padStart(13),
    String(mutants).padStart(9),
    `${((100 * killed) / mutants).toFixed(1)} %`.padStart(9),
  ].join('');

/** The table of all machines with their sums. */
export function machineTable(reports: readonly MachineReport[]): string {
  const sum = (pick: (report: MachineReport) => number): number =>
    reports.reduce((total, report) => total + pick(report), 0);
  const total: MachineReport = {
    machine: `${reports.length} machines`,
    states: sum(({ states }) => states),
    edges: sum(({ edges }) => edges),
    transitions: sum(({ transitions }) => transitions),
    mutants: sum(({ mutants }) => mutants),
    killed: sum(({ killed }) => killed),
  };
  const sorted = reports.toSorted((a, b) => a.machine.localeCompare(b.machine, 'en'));
  return [tableHead, ...[...sorted, total].map(row)].join('\n');
}

function isReport(value: unknown): value is MachineReport {
  return typeof field(value, 'machine') === 'string';
}

/** What the tests of the machines wrote into the JSON report of a run. */
export function machineReports(report: unknown): MachineReport[] {
  return list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .map((result) => field(field(result, 'meta'), 'machine'))
    .filter(isReport);
}
