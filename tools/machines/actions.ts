type Kind = 'assign' | 'send' | 'emit' | 'raise' | 'cancel' | 'several' | 'child' | 'effect';

/** What an action of `setup` does, as far as its code says it. */
export interface Description {
  readonly kind: Kind;
  /** Types of the events that it sends, emits or raises; none where it hands on the one it was given. */
  readonly events: readonly string[];
  /** The fields of the context that it writes; undefined where they are computed. */
  readonly fields: readonly string[] | undefined;
  /** The id or system id of the actor that it sends to; undefined where that depends. */
  readonly receiver: string | undefined;
}

const kinds: Readonly<Record<string, Kind>> = {
  'xstate.assign': 'assign',
  'xstate.sendTo': 'send',
  'xstate.emit': 'emit',
  'xstate.raise': 'raise',
  'xstate.cancel': 'cancel',
  'xstate.enqueueActions': 'several',
  'xstate.spawnChild': 'child',
  'xstate.stopChild': 'child',
};

export function describe(action: unknown): Description {
  const part = (key: string): unknown => Reflect.get(Object(action), key);
  const kind = kinds[String(part('type'))] ?? 'effect';
  const written = part('assignment');
  return {
    kind,
    events: eventsIn(kind === 'several' ? part('collect') : part('event')),
    fields: typeof written === 'function' ? fieldsIn(String(written)) : Object.keys(Object(written)),
    receiver: receiverOf(part('to')),
  };
}

function eventsIn(event: unknown): string[] {
  if (typeof event === 'function')
    return [...String(event).matchAll(/\btype: ["']([\w.]+)["']/g)].map(([, type = '']) => type);
  const type: unknown = Reflect.get(Object(event), 'type');
  return typeof type === 'string' ? [type] : [];
}

/** `actorNamed` asks the system for a name: this system answers with the name itself. */
function receiverOf(to: unknown): string | undefined {
  if (typeof to !== 'function') return typeof to === 'string' ? to : undefined;
  try {
    const receiver: unknown = to({ system: { get: (name: string) => name }, self: undefined });
    return typeof receiver === 'string' ? receiver : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of the object that an arrow function gives back at once. */
function fieldsIn(code: string): string[] | undefined {
  const body = code.slice(code.indexOf('=>') + 2).trimStart();
  if (!body.startsWith('({')) return undefined;
  const fields: string[] = [];
  let depth = 0;
  let field = '';
  for (const character of body.slice(2)) {
    if (depth === 0 && (character === ',' || character === '}')) {
      const name = /^\s*(\.{3}\w+|\w+)/.exec(field)?.[1];
      if (name?.startsWith('...')) return undefined;
      if (name !== undefined) fields.push(name);
      field = '';
      if (character === '}') break;
      continue;
    }
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    field += character;
  }
  return fields;
}

/** @param effect what is known of the effect of this name */
export function wordsOf(action: unknown, effect: string): string {
  const { kind, events, fields, receiver } = describe(action);
  const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ');
  switch (kind) {
    case 'assign':
      return fields === undefined ? 'writes what it computes' : `writes ${names(fields)}`;
    case 'send':
      return `sends ${events.length > 0 ? names(events) : 'the same event on'}${receiver === undefined ? '' : ` to ${receiver}`}`;
    case 'emit':
      return `emits ${names(events)}`;
    case 'raise':
      return `says to itself ${names(events)}`;
    case 'cancel':
      return 'takes back an event that waits for its time';
    case 'several':
      return events.length > 0 ? `sends ${names(events)} where that is called for` : 'does what it computes';
    case 'child':
      return 'starts or stops an actor';
    case 'effect':
      return effect;
  }
}
