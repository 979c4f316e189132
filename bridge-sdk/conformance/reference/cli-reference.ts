/** The reference host as a process, an example for the kit's line protocol: `node reference/cli-reference.ts`. */
import { createInterface } from 'node:readline';
import { controlNames, isControlRequest } from '../case.ts';
import { createReferenceHost } from './reference-host.ts';

const host = createReferenceHost();

function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

host.listen((text) => write({ from: 'host', text }));
write({ from: 'control', ready: true, name: 'JavaScript reference host', controls: controlNames });

for await (const line of createInterface(process.stdin)) {
  const { to, text, n, request }: Readonly<Record<string, unknown>> = JSON.parse(line);
  if (to === 'host') host.post(String(text));
  else {
    const reply = isControlRequest(request) ? await host.control(request) : { ok: false, reason: 'no such request' };
    write({ from: 'control', n, ...reply });
  }
}
