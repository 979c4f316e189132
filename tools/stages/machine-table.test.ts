import { expect, test } from 'vitest';
import { machineReports, machineTable } from './machine-table.ts';

const lamp = { machine: 'lamp', states: 5, edges: 9, transitions: 5, mutants: 14, killed: 14 };

test('the machines stand in the order of their names, with their sums below', () => {
  const lines = machineTable([
    { ...lamp, mutants: 6, killed: 5 },
    { ...lamp, machine: 'fan' },
  ]).split('\n');
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['machine', 'states', 'edges', 'transitions', 'mutants', 'noticed'],
    ['fan', '5', '9', '5', '14', '100.0 %'],
    ['lamp', '5', '9', '5', '6', '83.3 %'],
    ['2 machines', '10', '18', '10', '20', '95.0 %'],
  ]);
});

test('the tests of the machines say it in the report of the run', () => {
  const assertionResults = [{ meta: {} }, { meta: { machine: lamp } }, {}];
  expect(machineReports({ testResults: [{ assertionResults }, {}] })).toEqual([lamp]);
});

test.each([[undefined], [{}], [{ testResults: null }]])('a report without them has no machines', (report) => {
  expect(machineReports(report)).toEqual([]);
});
