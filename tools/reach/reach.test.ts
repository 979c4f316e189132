import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavesOut, passes, passesOther, reads, readsStored, unreadFields } from './evidence.ts';
import { readProduct } from './product.ts';
import { reachOf } from './reached-from.ts';
import { reasons } from './reasons.ts';
import { unreachedExports } from './unreached-exports.ts';
import { uncalledPaths, unreadEntries, unsentEvents, unusedCommands } from './unreached-names.ts';
import { readReach } from '../spec/read-reach.ts';
import { readRecorded } from '../spec/recorded.ts';
import { readUnreached, type Unreached } from './unreached.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the project', () => {
  const product = readProduct(root);
  let unreached: Unreached;
  beforeAll(async () => {
    unreached = await readUnreached(root, product);
  });

  test('has whatever only tests use in the list with its reason, and nothing else', () => {
    expect([...unreached.exports, ...unreached.names].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  test('has each sentence that is not met in the record with its reason, and no other', async () => {
    const reach = await readReach(root, product, unreached);
    const unmet = [...reach].filter(([, { verdict }]) => verdict !== 'met');
    const said = Object.fromEntries(unmet.map(([id, { missing }]) => [id, missing.join('; ')]));
    expect(said).toEqual(Object.fromEntries((await readRecorded(root)).map(({ id }) => [id, expect.any(String)])));
  });
});

describe('the gate sees', () => {
  let planted = '';
  beforeAll(async () => {
    planted = await mkdtemp(path.join(tmpdir(), 'lampyris-reach-'));
    const files = {
      'package.json': '{ "name": "planted", "type": "module" }',
      'src/app/entry-client.tsx': `import { lit } from '../../rules/lamp.ts';\nconsole.log(lit);\n`,
      'rules/lamp.ts': `export const lit = 1;\nexport const dark = 2;\n`,
      'rules/lamp.test.ts': `import { dark } from './lamp.ts';\nconsole.log(dark);\n`,
      'rules/moth.ts': `export const moth = 1;\n`,
      'design-system/components/bulb/bulb.tsx': `export const Bulb = () => null;\n`,
      'design-system/components/bulb/bulb.stories.tsx': `import { Bulb } from './bulb.tsx';\nconsole.log(Bulb);\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.join(planted, path.dirname(name)), { recursive: true });
      await writeFile(path.join(planted, name), text);
    }
    await symlink(path.join(root, 'tools'), path.join(planted, 'tools'));
  });
  afterAll(() => rm(planted, { recursive: true, force: true }));

  test('an export, a file and a component that a test or a story alone imports', async () => {
    expect(await unreachedExports(planted)).toEqual([
      'design-system/components/bulb/bulb.tsx',
      'rules/lamp.ts: dark',
      'rules/moth.ts',
    ]);
  });

  test('a stored value that is written and never read', () => {
    const keys = `export const stored = {\n  lit: flagEntry('lit'),\n  dark: flagEntry('dark'),\n};`;
    const user = 'store.write(stored.dark, true); if (store.read(stored.lit)) go();';
    const product = new Map([
      ['src/storage/keys.ts', keys],
      ['src/a.ts', user],
    ]);
    expect(unreadEntries(product)).toEqual(['stored.dark']);
  });

  test('an event that a machine takes and nobody sends', () => {
    const product = new Map([
      ['machines/lamp/types.ts', `type: 'lamp.break'`],
      ['machines/lamp/machine.ts', `on: { 'lamp.break': {} }, raise({ type: 'lamp.flicker' })`],
      ['machines/lamp/move.ts', 'transition(m, s, { type: `staff.${command}` })'],
      ['src/a.ts', `send({ type: 'lamp.light' })`],
    ]);
    const events = ['lamp.light', 'lamp.flicker', 'staff.clean', 'lamp.break', 'xstate.done.actor.a'];
    expect(unsentEvents(product, new Map([['lamp', events]]))).toEqual(['lamp.break']);
  });

  test('a command of the bridge that no page gives', () => {
    const product = new Map([
      ['src/a.ts', `bridge.mention('closePage'); await confirm(bridge, {}); const alert = 'alert';`],
      ['bridge-sdk/src/a.ts', `call('alert')`],
    ]);
    expect(unusedCommands(product, ['closePage', 'confirm', 'alert'])).toEqual(['alert']);
  });

  test('a path of the contract that no page calls', () => {
    const product = new Map([
      ['src/a.ts', 'const cart = "";'],
      ['src/b.ts', `const cart = '/m/cart'; client.POST(\`\${cart}/merge\`); client.GET('/m/list');`],
    ]);
    const paths = ['/m/list', '/m/cart', '/m/cart/merge', '/m/cart/count', '/app-mall-admin/v1/a'];
    expect(uncalledPaths(product, paths)).toEqual(['/m/cart/count']);
  });

  test.each([
    [
      'a value that nobody passes',
      passes({ call: 'day', at: 1 }, ['ja', 'fr']),
      `day({ a, b }, 'ja')`,
      [`'fr' for day`],
    ],
    [
      'no value but the usual one',
      passesOther({ call: 'day', at: 1, otherwise: '.' }, '.'),
      `day(now)`,
      [`another than '.' for day`],
    ],
    [
      'a value that an expression has',
      passes({ call: 'day', at: 1, expressions: { locale: ['en'] } }, ['en']),
      `day(now, locale)`,
      [],
    ],
    [
      'a question with its own word',
      leavesOut('alert', 'okLabel', 'Ok'),
      `ask({ kind: 'alert', okLabel: 'Go' })`,
      ['Ok'],
    ],
    ['a question without one', leavesOut('alert', 'okLabel', 'Ok'), `ask({ kind: 'alert', message })`, []],
    ['a field that is taken', reads(/./, ['lit', 'dim']), `const { lit } = store.read(lamp); lamp.dim();`, []],
    [
      'a field of a stored object that is written alone',
      readsStored('lamp', 'dim'),
      `const { lit } = store.read(stored.lamp); store.write(stored.lamp, { lit, dim });`,
      ['a reader of dim'],
    ],
    [
      'a field that is only declared or written',
      reads(/./, ['lit']),
      `readonly lit: boolean;\nwrite({ lit: true });`,
      ['a reader of lit'],
    ],
  ])('%s', (_, need, text, missing) => {
    expect(need(new Map([['src/a.ts', text]]))).toEqual(missing);
  });

  test('a field of what an app says that no listener reads', () => {
    const product = new Map([['src/a.ts', `bridge.on('marketChange', ({ market }) => go(market));`]]);
    expect(unreadFields(product, new Map([['marketChange', ['market', 'marketName']]]))).toEqual([
      'marketChange.marketName',
    ]);
  });

  describe('that a sentence', () => {
    const product = new Map([
      ['src/pages/a.tsx', `import { lit, lamp } from '../../rules/lamp.ts';`],
      ['rules/lamp.ts', ''],
      ['rules/moth.ts', ''],
    ]);
    const tests = (block: string) =>
      `import { lit, dark } from './lamp.ts';\nimport { moth } from './moth.ts';\n${block}\ntest('next', () => dark());`;
    const verdict = (block: string, names: readonly string[] = []) => {
      const tree = new Map([['rules/lamp.test.ts', tests(block)]]);
      const reach = reachOf(tree, product, { exports: ['rules/lamp.ts: dark'], names });
      return reach('S9.a.01', ['rules/lamp.test.ts']);
    };

    test.each([
      ['of a page', 'lit()', 'met', ['page']],
      ['half of a page', 'lit() + dark()', 'partly', ['page']],
      ['of an unused export', 'dark()', 'open', []],
      ['of a file nobody imports', 'moth()', 'open', []],
    ])('%s is as reachable as what its test calls', (_, call, expected, from) => {
      expect(verdict(`test('it shines [S9.a.01]', () => ${call});`)).toMatchObject({ verdict: expected, from });
    });

    test('about an unread value is reached in part', () => {
      expect(verdict(`test('[S9.a.01]', () => lit(stored.dark));`, ['stored.dark']).verdict).toBe('partly');
    });

    test('of one name of a file is reached by who imports that name, and a sandbox alone is no place', () => {
      const product = new Map([
        ['src/pages/a.tsx', `import { lit } from '../../rules/lamp.ts';`],
        ['server/sandboxes/b.ts', `import { dark } from '../../rules/lamp.ts';`],
        ['rules/lamp.ts', ''],
      ]);
      const tree = new Map([['rules/lamp.test.ts', tests(`test('[S9.a.01]', () => dark());`)]]);
      const reach = reachOf(tree, product, { exports: [], names: [] });
      expect(reach('S9.a.01', ['rules/lamp.test.ts'])).toEqual({
        verdict: 'partly',
        from: ['sandbox'],
        missing: ['a place outside the sandboxes'],
      });
    });

    test.each([
      [`await open(page, '/lamp');`, 'met', []],
      [String.raw`await page.goto('/'); expect(page).toHaveURL(/\/lamp/);`, 'met', []],
      [`await open(page, '/bulb');`, 'partly', ['a test that opens /lamp']],
      [`expect(row.title).toBe(row.title);`, 'open', ['a test that opens something', 'a test that opens /lamp']],
    ])('about a page is as good as what its test opens: %s', (text, expected, missing) => {
      const tree = new Map([['tests/e2e/lamp.spec.ts', `test('[S9.a.01]', async () => { ${text} });`]]);
      const reach = reachOf(tree, product, { exports: [], names: [] }, { screens: new Map([['S9.a.01', '/lamp']]) });
      expect(reach('S9.a.01', ['tests/e2e/lamp.spec.ts'])).toMatchObject({ verdict: expected, missing });
    });

    test('is met in part where what it needs beside its test is gone', () => {
      const tree = new Map([['rules/lamp.test.ts', tests(`test('[S9.a.01]', () => lit());`)]]);
      const of = (page: string) => {
        const held = new Map([...product, ['src/pages/b.tsx', page]]);
        const needs = { 'S9.a.01': passes({ call: 'lit', at: 0, otherwise: 'white' }, ['white', 'amber']) };
        return reachOf(tree, held, { exports: [], names: [] }, { needs })('S9.a.01', ['rules/lamp.test.ts']).missing;
      };
      expect(of(`lit(); lit('amber', { dim: true });`)).toEqual([]);
      expect(of(`lit();`)).toEqual([`'amber' for lit`]);
    });
  });
});
