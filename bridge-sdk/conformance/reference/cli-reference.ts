/** The reference host as a process, as an example of what the kit speaks with: `node reference/cli-reference.ts`. */
import { createInterface } from 'node:readline';
import { isRecord } from '../../src/shape.ts';
import { wishNames, type Wish } from '../case.ts';
import { createReferenceHost } from './reference-host.ts';

const host = createReferenceHost();

function write(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function isWish(value: unknown): value is Wish {
  return isRecord(value) && wishNames.some((name) => name === value['do']);
}

host.listen((text) => write({ from: 'host', text }));
write({ from: 'control', ready: true, name: 'JavaScript reference host', wishes: wishNames });

for await (const line of createInterface(process.stdin)) {
  const { to, text, n, wish }: Readonly<Record<string, unknown>> = JSON.parse(line);
  if (to === 'host') host.post(String(text));
  else {
    const reply = isWish(wish) ? await host.control(wish) : { ok: false, reason: 'no such wish' };
    write({ from: 'control', n, ...reply });
  }
}
