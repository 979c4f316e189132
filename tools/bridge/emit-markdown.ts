import { contractHash } from './contract-hash.ts';
import { messageExamples } from './message-examples.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { objectsOf } from './roles.ts';

/** PROTOCOL.md: every message with an example, for the people who write a host. `examples` is by file name. */
export function emitMarkdown(protocol: Protocol, examples: ReadonlyMap<string, string>): string {
  const { commands, events, errors, handshakeMs, version, protocol: number, pageEvents, secrets } = protocol;
  return `<!-- Generated from protocol/protocol.json by \`npm run generate\`; edit the protocol instead. -->

# The wire protocol

Protocol ${number}, SDK ${version}, contract \`${contractHash(protocol)}\`. For a host in Kotlin or Swift read its guide
first ([Android](HOST-GUIDE-ANDROID.md), [iOS](HOST-GUIDE-IOS.md)): there this page is already code.

Every message is one JSON text. These fields are in each of them:

| Field | Type | Meaning |
| --- | --- | --- |
| \`v\` | the number ${number} | the protocol; a message with another one is not read |
| \`ch\` | text | the channel: 32 hex digits that the page draws once per load and says in its \`hello\` |
| \`k\` | text | the kind of message, one of the six below |

| \`k\` | From | Further fields |
| --- | --- | --- |
| \`hello\` | page | \`sdk\` text, \`protocols\` list of whole numbers, \`contract\` text |
| \`welcome\` | host | \`data\`: a [Welcome](#type-welcome); its \`commands\` is an object of name to version, its \`initial\` a [HostData](#type-hostdata) |
| \`req\` | page | \`id\` text, \`cmd\` text, \`params\` object |
| \`res\` | host | \`id\` of the request, and \`ok\` true with \`data\`, or \`ok\` false with \`error\`: \`code\`, \`message\` text, \`data\` any JSON |
| \`evt\` | host | \`name\` text, \`data\` object |
| \`cancel\` | page | \`id\`: nobody waits for this answer any more, and none is sent |

## A page load, message by message

${messageExamples(protocol)
  .map(({ title, message }) => `${title}\n\n\`\`\`json\n${JSON.stringify(message, undefined, 2)}\n\`\`\``)
  .join('\n\n')}

A host that says no welcome within ${handshakeMs} ms is taken for an old one: it gets the commands all the same, and may
leave \`ch\` out. A welcome that comes later still counts. The page fills in every default before it sends, and checks
every answer against the types below. Lengths are counted in UTF-16 units; times are milliseconds; sizes are bytes. In an
optional field \`null\` is the same as no field; fields that stand in no table are let through. Values of
${secrets.map((name) => `\`${name}\``).join(', ')} never appear in a trace.

What is asked of a host beyond these shapes (one page load at a time, one dialog at a time, each id once, …) stands in the
[README of the conformance kit](../conformance/README.md), which asks it.

## At a glance

| Command | Answer | The page waits | Since |
| --- | --- | --- | --- |
${Object.entries(commands)
  .map(([name, { reply, result, timeoutMs, since }]) => {
    const content = result ? link(result) : reply === 'none' ? 'none' : 'without data';
    const time = reply === 'none' ? 'not at all' : timeoutMs === undefined ? 'for a person' : `${timeoutMs} ms`;
    return `| [\`${name}\`](#${name.toLowerCase()}) | ${content} | ${time} | ${since} |`;
  })
  .join('\n')}

## Commands

${Object.entries(commands)
  .map(([name, { since, summary, params, reply, result, timeoutMs, fallback }]) =>
    [
      `### ${name}\n`,
      `${summary}\n`,
      `- Since ${since}. ${answer(reply, timeoutMs)}`,
      `- Parameters: ${params ? link(params) : 'none'}${result ? `; result: ${link(result)}` : ''}`,
      `- Without an app: ${fallback}\n`,
      `\`\`\`json\n${examples.get(`${kebab(name)}.json`) ?? ''}\`\`\``,
    ].join('\n'),
  )
  .join('\n\n')}

## Events

${Object.entries(events)
  .map(([name, { since, summary, data, retain, key }]) =>
    [
      `### ${name}\n`,
      `${summary}\n`,
      `- Since ${since}. Data: ${nameOf(data) === 'Nothing' ? 'none' : link(data)}`,
      `- ${retained(retain, key)}\n`,
      `\`\`\`json\n${examples.get(`event-${kebab(name)}.json`) ?? ''}\`\`\``,
    ].join('\n'),
  )
  .join('\n\n')}

## Errors

| Code | Said by | Meaning |
| --- | --- | --- |
${Object.entries(errors)
  .map(([code, { by, text }]) => `| \`${code}\` | ${by === 'both' ? 'page or host' : by} | ${text} |`)
  .join('\n')}

## Page events without an app

| Event | Meaning |
| --- | --- |
${Object.entries(pageEvents)
  .map(([name, text]) => `| \`${name}\` | ${text} |`)
  .join('\n')}

## Types

${objectsOf(protocol)
  .map(([name, schema]) => `### Type ${name}\n\n${fieldTable(protocol, schema)}`)
  .join('\n\n')}
`;
}

/** `updateAppTitle` to `update-app-title`, the name of its example. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

function answer(reply: string, timeoutMs: number | undefined): string {
  if (reply === 'none') return 'No answer.';
  const content = reply === 'ack' ? 'Answered without data' : 'Answered';
  return timeoutMs === undefined ? `${content}; a person takes their time.` : `${content} within ${timeoutMs} ms.`;
}

function retained(retain: string, key: string | undefined): string {
  switch (retain) {
    case 'latest':
      return 'The last one is kept for listeners that come later.';
    case 'merged':
      return 'All are merged and kept for listeners that come later.';
    case 'queue':
      return `Kept in order until taken, by \`${key}\`.`;
    default:
      return 'Not retained: only current listeners receive it.';
  }
}

/** Commands and events may be called as a type is, so the heading of a type says what it is. */
function link(schema: Schema): string {
  const name = nameOf(schema) ?? '';
  return `[${name}](#type-${name.toLowerCase()})`;
}

function fieldTable(protocol: Protocol, { properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, field]) => {
    const standard = field.default === undefined ? '' : JSON.stringify(field.default);
    return `| \`${name}\` | ${limits(protocol, field)} | ${required.includes(name) ? 'yes' : standard} | ${field.description ?? ''} |`;
  });
  return ['| Field | Type | Required, or default | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function limits(protocol: Protocol, schema: Schema): string {
  const {
    type,
    maxLength,
    minLength = 0,
    items,
    maxItems,
    pattern,
    minimum,
    maximum,
    enum: names,
  } = resolve(protocol, schema);
  if (names) return names.map((name) => `\`${name}\``).join(' or ');
  switch (type) {
    case 'string':
      return `text, ${minLength} to ${maxLength} characters${pattern === undefined ? '' : `, \`${pattern.replaceAll('|', '\\|')}\``}`;
    case 'integer':
      return `whole number from ${minimum}${maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `at most ${maxItems} of: ${items ? limits(protocol, items) : ''}`;
    case 'object':
      return link(schema);
    default:
      return 'any JSON';
  }
}
