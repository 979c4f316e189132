import { transition } from 'xstate';
import type { DrawStatus } from '#rules/draw-states.ts';
import { drawMachine } from './machine.ts';
import type { DrawContext, DrawEvent } from './types.ts';

const values = {
  SCHEDULED: 'scheduled',
  CLOSED: 'closed',
  DRAWN: 'drawn',
  ANNOUNCED: 'announced',
  CANCELLED: 'cancelled',
} as const satisfies Record<DrawStatus, string>;

/** The status that an event leads to; undefined where the draw cannot be moved so. Pure: the machine is asked, not started. */
export function moveDraw(
  { status, ...context }: DrawContext & { readonly status: DrawStatus },
  event: DrawEvent,
): DrawStatus | undefined {
  const standing = drawMachine.resolveState({ value: values[status], context });
  if (!standing.can(event)) return undefined;
  const [{ value }] = transition(drawMachine, standing, event);
  return (Object.keys(values) as DrawStatus[]).find((name) => values[name] === value);
}
