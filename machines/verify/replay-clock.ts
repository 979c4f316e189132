import type { AnyActor } from 'xstate';

/** A clock whose timers ring when the replay says so; each is known by the event it sends. */
export class ReplayClock {
  private readonly timers = new Map<number, { readonly event: string; readonly ring: () => void }>();
  private actor: AnyActor | undefined;
  private last = 0;

  /** From now on it knows which events the timers of this actor send. */
  watch(actor: AnyActor): void {
    this.actor = actor;
  }

  setTimeout(ring: () => void): number {
    this.last += 1;
    // XState notes what it schedules just before it asks for the timer.
    const scheduled = Object.values(this.actor?.system.getSnapshot()._scheduledEvents ?? {}).at(-1);
    if (scheduled?.source === this.actor) this.timers.set(this.last, { event: scheduled?.event.type ?? '', ring });
    return this.last;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** The events that wait for their time, in a fixed order. */
  pending(): string[] {
    return [...this.timers.values()].map(({ event }) => event).toSorted();
  }

  ring(event: string): void {
    const timer = [...this.timers].find(([, one]) => one.event === event);
    if (!timer) throw new Error(`no timer was set for ${event}`);
    this.timers.delete(timer[0]);
    timer[1].ring();
  }
}
