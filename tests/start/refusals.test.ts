import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runToEnd } from './run-to-end.ts';

/** A reason is told in one sentence: one line, one full stop at its end, and no trace of the code that found it. */
const oneSentence = (text: string): string => {
  expect(text).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(text).not.toMatch(/[.:] at |file:\/\/|Error:/);
  return text.trimEnd();
};

describe('the shop does not start', () => {
  it('on a port that somebody uses', async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const address = occupied.address();
    const port = String(typeof address === 'object' ? address?.port : address);
    const { code, complaint, output } = await runToEnd(['server/start.ts'], { PORT: port });
    occupied.close();
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(oneSentence(complaint)).toBe(`Port ${port} is in use: set PORT to a free one.`);
  });
});

describe('the sandbox itself', () => {
  it('does not run in production either', async () => {
    const { code, complaint } = await runToEnd(
      ['--disable-warning=ExperimentalWarning', 'server/payments/sandbox/main.ts'],
      { NODE_ENV: 'production' },
    );
    expect(code).toBe(1);
    oneSentence(complaint);
  });
});

const asModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

describe('the installer', () => {
  const onNode = (version: string) => {
    const pretend = `Object.defineProperty(process, 'version', { value: '${version}' });`;
    const ensure = `import { ensureInstall } from './tools/setup/ensure-install.mjs'; await ensureInstall('tools');`;
    return runToEnd(['--import', asModule(pretend), '--input-type=module', '--eval', ensure]);
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
