import { isRecord } from '../../src/shape.ts';
import type { Wish } from '../case.ts';

/** What a person does for a wish; undefined for what no hand can do. */
export function instructionFor(wish: Wish): string | undefined {
  switch (wish.do) {
    case 'tap':
      return wish['button'] === 'ok' ? 'Tap the button that agrees.' : 'Tap the button that turns it down.';
    case 'choose':
      return Array.isArray(wish['items']) && wish['items'].length > 0
        ? `Choose ${wish['items'].length} pictures and wait until they are uploaded.`
        : 'Close the picker without choosing anything.';
    case 'signOut':
      return 'Sign out in the app.';
    case 'market':
      return `Switch the app to the market ${String(wish['market'])}, ${String(wish['marketName'])}.`;
    case 'light':
      return wish['lightMode'] === true ? 'Turn the app light.' : 'Turn the app dark.';
    case 'tapRightButton':
      return `Tap right button number ${Number(wish['index']) + 1} in the title bar.`;
    default:
      return undefined;
  }
}

/** What a person is asked to look at, one line for each field; undefined for what nobody sees. */
export function questionFor(wish: Wish): readonly string[] | undefined {
  const { is } = wish;
  if (wish.do !== 'look' || !isRecord(is)) return undefined;
  const fields = Object.entries(is).filter(([name]) => name !== 'log');
  return fields.length === 0 ? undefined : fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}
