import { expect, test } from 'vitest';
import { emitKotlin } from './emit-kotlin.ts';
import { emitSwift } from './emit-swift.ts';
import type { Protocol } from './protocol.ts';

const protocol: Protocol = {
  protocol: 1,
  version: '1.0.0',
  handshakeMs: 800,
  secrets: ['accountToken'],
  errors: {
    TIMEOUT: { by: 'page', text: 'No answer.' },
    NOT_LOGGED_IN: { by: 'host', text: 'Nobody is there.' },
  },
  commands: {
    ring: { since: '1.0', summary: 'Rings.', params: { $ref: '#/$defs/Bell' }, reply: 'none', fallback: 'Nothing.' },
    read: { since: '1.0', summary: 'Reads.', result: { $ref: '#/$defs/Sign' }, reply: 'result', fallback: 'Nothing.' },
  },
  events: { rang: { since: '1.0', summary: 'It rang.', data: { $ref: '#/$defs/Nothing' }, retain: 'latest' } },
  pageEvents: {},
  $defs: {
    Nothing: { type: 'object', properties: {} },
    Path: { type: 'string', maxLength: 9, pattern: '^/(?![/\\\\])' },
    Bell: {
      type: 'object',
      required: ['path'],
      properties: {
        path: { $ref: '#/$defs/Path' },
        tone: { type: 'string', enum: ['low', 'veryHigh'], default: 'veryHigh' },
      },
    },
    Sign: { type: 'object', required: ['protocol'], properties: { protocol: { type: 'string', maxLength: 5 } } },
  },
};

const kotlin = emitKotlin(protocol);
const swift = emitSwift(protocol);

test('a limit of the protocol is a limit of both apps', () => {
  expect(kotlin).toContain('private val path = text(0, 9, Regex("""^/(?![/\\\\])"""))');
  expect(swift).toContain('static let path = text(0, 9, like: "^/(?![/\\\\\\\\])")');
});

test('a default is filled in by the app that reads it, too', () => {
  expect(kotlin).toContain('tone = json.optional("tone", one(Tone.entries)) ?: Tone.VERY_HIGH,');
  expect(swift).toContain('tone = try json.optional("tone", one(Tone.self)) ?? .veryHigh');
});

test('a reserved word is a name all the same', () => {
  expect(swift).toContain('public let `protocol`: String');
  expect(swift).toContain('self.`protocol` = `protocol`');
});

test('an app says only errors that a host may say', () => {
  expect(kotlin).not.toContain('TIMEOUT');
  expect(swift).not.toContain('TIMEOUT');
  expect(swift).toContain('case notLoggedIn = "NOT_LOGGED_IN"');
});

test('both know which commands nobody waits for, and how long an event is kept', () => {
  expect(kotlin).toContain('val silent: Set<String> = setOf("ring")');
  expect(swift).toContain('public static let silent: Set<String> = ["ring"]');
  expect(kotlin).toContain('fun rang() = BridgeEvent("rang", emptyMap(), Retain.LATEST)');
  expect(swift).toContain('public static let rang = BridgeEvent(name: "rang", data: .fields([:]), retain: .latest)');
});
