import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { shellNames } from '../../../bridge-sdk/src/shell-names.ts';
import { sdk } from './read-document.ts';

const swift = readFileSync(path.join(sdk, 'native/swift/WKBridge.swift'), 'utf8');
const kotlin = readFileSync(path.join(sdk, 'native/kotlin/android/WebViewBridge.kt'), 'utf8');

describe('both apps use the names that the page looks for', () => {
  test('in Swift', () => {
    for (const [name, value] of Object.entries(shellNames)) expect(swift).toContain(`static let ${name} = "${value}"`);
  });

  test('in Kotlin, which answers by its port and needs no receiver', () => {
    const { flag, call } = shellNames;
    expect(kotlin).toContain(`const val FLAG = "${flag}"`);
    expect(kotlin).toContain(`const val CALL = "${call}"`);
  });
});

describe('the script by which iOS speaks to a page', () => {
  const template = /let script = "(.+)"/.exec(swift)?.[1] ?? '';
  const message = JSON.stringify({ data: '"quoted" \\ and </script>' });

  /** What a page of that origin hears; it has set the receiver and replaced what a page can replace. */
  function receivedAt(origin: string): string[] {
    const isOurs = `location.origin === ${JSON.stringify('https://shop.example')}`;
    const script = template
      .replace('\\(isOurPage)', isOurs)
      .replaceAll('\\(Name.receive)', shellNames.receive)
      .replace('\\(Self.literal(text))', () => JSON.stringify(message));
    const received: string[] = [];
    const window = { [shellNames.receive]: (text: string) => received.push(text) };
    const evil = 'Array.prototype.includes = String.prototype.startsWith = Object.is = () => true;';
    runInNewContext(`${evil}${script}`, { window, location: { origin } });
    return received;
  }

  test('is found', () => expect(template).toContain('isOurPage'));
  test('reaches our page unchanged', () => expect(receivedAt('https://shop.example')).toEqual([message]));
  test.each(['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null'])(
    'says nothing to %s',
    (origin) => expect(receivedAt(origin)).toEqual([]),
  );

  test('and sets the flag on our pages only', () => {
    expect(swift).toContain('source: "if (\\(isOurPage)) window.\\(Name.flag) = true;"');
    expect(swift).toContain('forMainFrameOnly: true');
  });
});
