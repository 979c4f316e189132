import { isRecord } from '../../src/shape.ts';
import type { ControlRequest } from '../case.ts';

/** The instruction to a person for a control request; undefined when no person can carry it out. */
export function instructionFor(request: ControlRequest): string | undefined {
  switch (request.do) {
    case 'tap':
      return request['button'] === 'ok' ? 'Tap the button that agrees.' : 'Tap the button that turns it down.';
    case 'choose':
      return Array.isArray(request['items']) && request['items'].length > 0
        ? `Choose ${request['items'].length} pictures and wait until they are uploaded.`
        : 'Close the picker without choosing anything.';
    case 'logOut':
      return 'Sign out in the app.';
    case 'market':
      return `Switch the app to the market ${String(request['market'])}, ${String(request['marketName'])}.`;
    case 'light':
      return request['lightMode'] === true ? 'Turn the app light.' : 'Turn the app dark.';
    case 'tapRightButton':
      return `Tap right button number ${Number(request['index']) + 1} in the title bar.`;
    default:
      return undefined;
  }
}

/** The fields of a `look` that a person should compare, one per line; undefined when none is visible. */
export function questionFor(request: ControlRequest): readonly string[] | undefined {
  const { is } = request;
  if (request.do !== 'look' || !isRecord(is)) return undefined;
  const fields = Object.entries(is).filter(([name]) => name !== 'log');
  return fields.length === 0 ? undefined : fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
}
