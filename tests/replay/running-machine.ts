import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { keyOf } from '#machines/verify/explore.ts';
import type { MachineModel } from '#machines/verify/model.ts';
import { intervals } from './browser/polling.ts';
import type { MachineSeen } from './recorder-types.ts';

/** One machine in the page, reached through the recorder. */
export class RunningMachine {
  readonly page: Page;
  readonly model: MachineModel<AnyStateMachine>;
  readonly id: string;

  constructor(page: Page, model: MachineModel<AnyStateMachine>) {
    this.page = page;
    this.model = model;
    this.id = model.machine.id;
  }

  /** State and abstraction, as the model writes them; empty while the machine has not started. */
  async key(): Promise<string> {
    const seen = await look(this.page, this.id);
    if (!seen) return '';
    const { status, ...place }: AnyMachineSnapshot = JSON.parse(seen.snapshot);
    return keyOf(Object.assign(this.model.machine.resolveState(place), { status }), this.model);
  }

  async expectKey(key: string, message: string): Promise<void> {
    await expect.poll(() => this.key(), { message, intervals }).toBe(key);
  }

  /** How often the machine has heard an event of a type. */
  async timesReceived(type: string): Promise<number> {
    const seen = await look(this.page, this.id);
    return seen?.received.filter((event) => event === type).length ?? 0;
  }

  async expectReceived(type: string, times: number): Promise<void> {
    const message = `${this.id} hears ${type}`;
    await expect.poll(() => this.timesReceived(type), { message, intervals }).toBeGreaterThanOrEqual(times);
  }

  /** Does something and waits until the machine has heard what follows from it. */
  async hears(type: string, work: () => Promise<unknown>): Promise<void> {
    const received = await this.timesReceived(type);
    await work();
    await this.expectReceived(type, received + 1);
  }

  /** Does something and lets the clock run in small steps until the machine has heard what follows from it. */
  async runUntilReceived(type: string, work: () => Promise<unknown>): Promise<void> {
    const received = await this.timesReceived(type);
    await work();
    await this.#runUntil(async () => (await this.timesReceived(type)) > received, `${this.id} hears ${type}`);
  }

  /** Lets the clock run in small steps until the machine has started: a section far down the page waits for frames. */
  async runUntilStarted(): Promise<void> {
    await this.#runUntil(async () => (await look(this.page, this.id)) !== null, `${this.id} starts`);
  }

  async #runUntil(isSo: () => Promise<boolean>, message: string): Promise<void> {
    const runOn = async () => {
      if (await isSo()) return true;
      await this.page.clock.runFor(10);
      return false;
    };
    await expect.poll(runOn, { message, intervals }).toBe(true);
  }

  /** Sends an event as the pages do that hold the machine. */
  async send(event: EventObject): Promise<void> {
    await sendTo(this.page, this.id, event);
  }

  /** Lets the clock run to the moment before a timer rings, when nothing may happen, and over it. */
  async ring(event: string): Promise<void> {
    const seen = await look(this.page, this.id);
    const timer = seen?.timers.find((one) => one.event === event);
    if (!seen || !timer) throw new Error(`${this.id} waits for no ${event}`);
    const earliest = Math.min(...seen.timers.map(({ rings }) => rings));
    expect(timer.rings, `${event} rings before all others`).toBe(earliest);
    if (timer.rings > seen.now + 1) {
      const [key, received] = [await this.key(), await this.timesReceived(event)];
      await this.page.clock.fastForward(timer.rings - seen.now - 1);
      expect(await this.timesReceived(event), `${event} does not ring 1 ms early`).toBe(received);
      expect(await this.key(), `nothing changes 1 ms before ${event}`).toBe(key);
    }
    await this.page.clock.runFor(1);
  }
}

/** A machine of the page as the recorder shows it: the first one where several run; null before it starts. */
export async function look(page: Page, machine: string): Promise<MachineSeen | null> {
  return page.evaluate((id) => window.recorder?.read(id) ?? null, machine);
}

/** Sends an event to a machine of the page as its neighbours do. */
export async function sendTo(page: Page, machine: string, event: EventObject, index = 0): Promise<void> {
  await page.evaluate(
    ([to, place, news]) => {
      if (!window.recorder) throw new Error('The page records no machines');
      window.recorder.send(to, news, place);
    },
    [machine, index, event] as const,
  );
}
