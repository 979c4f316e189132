import { createHash } from 'node:crypto';
import type { Protocol } from './protocol.ts';

const prose = new Set(['summary', 'description', 'text', 'fallback', 'title']);

/** The same for two protocols that say the same on the wire, whatever they say to people: 16 hex digits. */
export function contractHash({ protocol, handshakeMs, errors, commands, events, $defs }: Protocol): string {
  const wire = sorted({ protocol, handshakeMs, errors: Object.keys(errors), commands, events, $defs }, false);
  return createHash('sha256').update(JSON.stringify(wire)).digest('hex').slice(0, 16);
}

/** Below `properties`, `commands`, `events` and `$defs` the keys are names, and a field may be named `title`. */
function sorted(value: unknown, hasNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([key]) => hasNames || !prose.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, sorted(item, !hasNames && /^(properties|commands|events|\$defs)$/.test(key))]);
}
