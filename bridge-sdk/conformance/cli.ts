#!/usr/bin/env node
/** Runs the kit against a host that is a process: `node cli.ts --host <command line>`; see README.md. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readFolder } from './cli-cases.ts';
import { startHost } from './cli-host.ts';
import { reportJunit } from './report-junit.ts';
import { lineOf, reportText } from './report-text.ts';
import { runCases } from './runner.ts';

const usage =
  'node cli.ts --host <command line> [--case <beginning of an id>] [--junit <file>] [--strict] [--verbose]\n';

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      case: { type: 'string', default: '' },
      junit: { type: 'string' },
      strict: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  if (values.host === undefined) throw new Error(usage);
  const cases = (await readFolder()).filter(({ id }) => id.startsWith(values.case));
  if (cases.length === 0) throw new Error(`no case begins with '${values.case}'`);

  const host = await startHost(values.host);
  try {
    const results = await runCases(cases, host.port, {
      onResult: (result) => {
        if (values.verbose) process.stdout.write(`${lineOf(result)}\n`);
      },
    });
    process.stdout.write(reportText(host.name, results));
    if (values.junit !== undefined) await writeFile(values.junit, reportJunit(host.name, results));
    const isRed = results.some(
      ({ verdict: { outcome } }) => outcome === 'failed' || (values.strict && outcome === 'skipped'),
    );
    if (isRed) process.stderr.write(host.complaints());
    return isRed ? 1 : 0;
  } finally {
    await host.close();
  }
}
