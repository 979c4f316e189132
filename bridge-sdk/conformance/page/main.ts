import { randomChannel } from '../../src/channel.ts';
import { detectTransport } from '../../src/detect-transport.ts';
import type { Case } from '../case.ts';
import { hasHook, hookPort } from '../page-hook.ts';
import { readCases } from '../read-cases.ts';
import { reportJunit } from '../report-junit.ts';
import { runCases, type CaseResult } from '../runner.ts';
import { ask } from './ask.ts';
import { element, part } from './element.ts';
import { manualPort } from './manual-port.ts';
import { fillTable, sumOf } from './table.ts';

const files: Readonly<Record<string, unknown>> = import.meta.glob('../cases/*.json', {
  eager: true,
  import: 'default',
});

/** `?case=confirm` runs the cases whose id begins so; `?host=https://…` is the page around the frame. */
const query = new URLSearchParams(location.search);

function casesAsked(): Case[] {
  return Object.entries(files)
    .flatMap(([file, list]) => readCases(file.replace(/^.*\/|\.json$/g, ''), list))
    .filter(({ id }) => id.startsWith(query.get('case') ?? ''));
}

/** A link that saves a text as a file. */
function downloadLink(name: string, type: string, text: string): HTMLAnchorElement {
  const address = URL.createObjectURL(new Blob([text], { type }));
  return element('a', { href: address, download: name }, name);
}

async function run(cases: readonly Case[]): Promise<void> {
  const frameHost = query.get('host');
  const transport = detectTransport({ frameHosts: frameHost === null ? [] : [frameHost] });
  if (!transport) {
    part('sum').textContent =
      'No app is there: its flag must be true and its function must exist before the first script.';
    return;
  }
  const hooked = hookPort(transport, randomChannel());
  const isHooked = await hasHook(hooked);
  const show = fillTable(cases);
  const results: CaseResult[] = [];
  await runCases(cases, isHooked ? hooked : manualPort(transport, ask), {
    onResult: (result) => {
      show(result);
      results.push(result);
      part('sum').textContent = sumOf(results, cases.length);
    },
  });
  const plain = results.map(({ one, verdict, ms }) => ({ id: one.id, group: one.group, ...verdict, ms }));
  part('reports').replaceChildren(
    downloadLink('conformance.json', 'application/json', `${JSON.stringify(plain, null, 2)}\n`),
    downloadLink('conformance.xml', 'application/xml', reportJunit(transport.kind, results)),
  );
}

const cases = casesAsked();
const button = part('run');
fillTable(cases);
button.addEventListener('click', () => {
  button.setAttribute('disabled', '');
  run(cases)
    .catch((error: unknown) => {
      part('sum').textContent = String(error);
    })
    .finally(() => button.removeAttribute('disabled'));
});
