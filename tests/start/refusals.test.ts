import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { runToEnd } from './run-to-end.ts';

/** A reason is told in one sentence: one line, one full stop at its end, and no trace of the code that found it. */
const oneSentence = (text: string): string => {
  expect(text).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(text).not.toMatch(/[.:] at |file:\/\/|Error:/);
  return text.trimEnd();
};

let folder: string;
let occupied: Server;
let occupiedPort: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampyris-refusals-'));
  await writeFile(join(folder, 'a-file'), '');
  occupied = createServer().listen(0, '127.0.0.1');
  await once(occupied, 'listening');
  const address = occupied.address();
  occupiedPort = String(typeof address === 'object' ? address?.port : address);
  env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    CARRIER_PORT: '0',
  };
});
afterAll(async () => {
  occupied.close();
  await rm(folder, { recursive: true, force: true });
});

const refusal = async (changed: Readonly<Record<string, string>>): Promise<string> => {
  const { code, complaint, output } = await runToEnd(['server/start.ts'], { ...env, ...changed });
  expect({ code, output }).toEqual({ code: 1, output: '' });
  return oneSentence(complaint);
};

describe('the shop does not start', () => {
  it('on a port that is no number', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a port number between 0 and 65535, not "http".');
  });

  it('on a port that somebody uses', async () => {
    expect(await refusal({ PORT: occupiedPort })).toBe(`Port ${occupiedPort} is in use: set PORT to a free one.`);
  });

  it('beside a sandbox whose port somebody uses', async () => {
    expect(await refusal({ SANDBOX_PORT: occupiedPort })).toBe(
      `Port ${occupiedPort} is in use: set SANDBOX_PORT to a free one.`,
    );
  });

  it('beside a carrier whose port somebody uses', async () => {
    expect(await refusal({ CARRIER_PORT: occupiedPort })).toBe(
      `Port ${occupiedPort} is in use: set CARRIER_PORT to a free one.`,
    );
  });

  it.each(['a-file', 'a-file/data'])('when its data folder is or lies in a file: %s', async (place) => {
    const sentence = await refusal({ DATA_DIR: join(folder, place) });
    expect(sentence).toBe(`DATA_DIR ${join(folder, place)} cannot be written (ENOTDIR): choose a folder that can.`);
  });

  it('on a database URL of another kind', async () => {
    expect(await refusal({ DATABASE_URL: 'mysql://localhost/shop' })).toBe(
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://, not "mysql://localhost/shop".',
    );
  });

  it('on a database that does not answer, and keeps its password to itself', async () => {
    const sentence = await refusal({ DATABASE_URL: `postgres://shop:wordpass@127.0.0.1:${await freePort()}/shop` });
    expect(sentence).toMatch(
      /^DATABASE_URL postgres:\/\/127\.0\.0\.1:\d+\/shop cannot be used: nothing answers there\.$/,
    );
  });

  it('in production on sandbox money', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toBe(
      'The sandbox is the only payment provider and takes no real money: set ALLOW_SANDBOX_PAYMENTS=1 to start in production anyway.',
    );
  });

  it('in production without mail, and without the address that mails lead to', async () => {
    const production = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' };
    expect(await refusal(production)).toMatch(/^Without SMTP_URL/);
    expect(await refusal({ ...production, SMTP_URL: 'smtp://127.0.0.1:1' })).toMatch(/^Without PUBLIC_ORIGIN/);
  });
});

describe('the sandbox itself', () => {
  it('does not run in production either', async () => {
    const { code, complaint } = await runToEnd(
      ['--disable-warning=ExperimentalWarning', 'server/payments/sandbox/main.ts'],
      { ...env, NODE_ENV: 'production' },
    );
    expect(code).toBe(1);
    oneSentence(complaint);
  });
});

describe('the installer', () => {
  const onNode = (version: string) => {
    const pretend = `Object.defineProperty(process, 'version', { value: '${version}' });`;
    return runToEnd([
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      'tools/setup/ensure-install.mjs',
    ]);
  };

  it.each(['v18.20.4', 'v20.9.0'])('refuses Node %s', async (version) => {
    const { code, complaint } = await onNode(version);
    expect(code).toBe(1);
    expect(oneSentence(complaint)).toBe(
      `Lampyris needs Node 20.10 or newer to install itself, and this is ${version}: please update it.`,
    );
  });

  it('is content with the Node of a Debian and says nothing', async () => {
    expect(await onNode('v20.10.0')).toEqual({ code: 0, output: '', complaint: '' });
  });
});

describe('--help', () => {
  it('names every setting with its default and starts nothing', async () => {
    const { code, output, complaint } = await runToEnd(['server/start.ts', '--help'], { PORT: occupiedPort });
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    for (const line of [/PORT +port of the shop \(default 4000\)/, /DATABASE_URL/, /DATA_DIR/, /SMTP_URL/]) {
      expect(output).toMatch(line);
    }
  });
});
