import { createActor, initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { candidatesOf, explore, keyOf, stepOf, timersOf, type Candidate, type Count } from './explore.ts';
import { withFakeEffects, type Implement, type Question } from './fake-effects.ts';
import { settle } from './harness.ts';
import type { MachineModel } from './model.ts';
import { eventOf, Plan } from './replay-plan.ts';
import { ReplayClock } from './replay-clock.ts';

/** A walk that finds nothing new for so long begins again somewhere else. */
const realTimeLimit = 100;

function idOf({ type }: Candidate['event']): string {
  return type.replace(/^xstate\.(done|error)\.actor\./, '');
}

/** A real actor and the pure machine beside it, which must always agree. */
class Rehearsal<TDependencies extends object> {
  private readonly clock = new ReplayClock();
  private readonly questions: Map<string, Question>;
  private readonly abandoned: Question[];
  private readonly actor;
  private readonly model: MachineModel<AnyStateMachine>;
  private readonly path: string[] = [];
  private pure: AnyMachineSnapshot;
  private stopped: unknown;

  constructor(model: MachineModel<AnyStateMachine>, input: unknown, implement?: Implement<TDependencies>) {
    const { machine, questions, abandoned } = withFakeEffects(model, implement);
    this.model = model;
    this.questions = questions;
    this.abandoned = abandoned;
    this.actor = createActor(machine, { clock: this.clock, input });
    this.actor.subscribe({ error: (error: unknown) => (this.stopped = error) });
    this.clock.watch(this.actor);
    [this.pure] = initialTransition(model.machine, input);
    this.actor.start();
    this.compare();
  }

  get key(): string {
    return keyOf(this.pure, this.model);
  }

  get candidates(): Candidate[] {
    if (this.pure.status !== 'active') return [];
    return candidatesOf(this.pure, this.model).filter(({ event, cause }) => cause !== 'reply' || this.isAsked(event));
  }

  async play({ event, cause }: Candidate): Promise<void> {
    this.path.push(JSON.stringify(event));
    [this.pure] = stepOf(this.model.machine, this.pure, event);
    if (cause === 'public') this.actor.send(event);
    if (cause === 'timer') this.clock.ring(event.type);
    if (cause === 'reply') await this.answer(event);
    this.compare();
    await this.answerTooLate();
  }

  end(): void {
    this.actor.stop();
  }

  /** An actor that lives as long as the machine may have failed before, and fails only once. */
  private isAsked(event: Candidate['event']): boolean {
    return this.questions.has(idOf(event));
  }

  private async answer(event: Candidate['event']): Promise<void> {
    const question = this.questions.get(idOf(event));
    this.questions.delete(idOf(event));
    if (event.type.startsWith('xstate.done')) question?.reply.resolve(Reflect.get(event, 'output'));
    else question?.reply.reject(new Error('refused'));
    await settle();
  }

  /** An answer that nobody waits for any more changes nothing, and its effect was asked to stop. */
  private async answerTooLate(): Promise<void> {
    for (const [id, question] of this.questions) {
      if (question.actor.getSnapshot().status !== 'active') {
        this.questions.delete(id);
        this.abandoned.push(question);
      }
    }
    for (const { reply, args } of this.abandoned.splice(0)) {
      const before = this.actor.getSnapshot();
      reply.resolve(undefined);
      await settle();
      if (this.actor.getSnapshot() !== before) throw new Error(`${this.where()}: a late answer changed something`);
      if (args.some((arg) => Reflect.get(Object(arg), 'aborted') === false))
        throw new Error(`${this.where()}: an effect goes on although nobody waits for it`);
    }
  }

  private compare(): void {
    const real: AnyMachineSnapshot = this.actor.getSnapshot();
    if (this.stopped !== undefined) throw new Error(`${this.where()}: stopped on ${String(this.stopped)}`);
    if (keyOf(real, this.model) !== this.key)
      throw new Error(`${this.where()}: the actor is in ${keyOf(real, this.model)} and the model in ${this.key}`);
    const timers = this.clock.pending().filter((event) => event.startsWith('xstate.after.'));
    if (timers.join() !== timersOf(real).join())
      throw new Error(`${this.where()}: running timers are ${timers.join()}, and should be ${timersOf(real).join()}`);
  }

  private where(): string {
    return `${this.model.machine.id}, played on a real actor, after\n  ${this.path.slice(-20).join('\n  ')}\n`;
  }
}

/**
 * Plays every edge of the model on a real actor with the real implementations over fake effects: state, abstraction and
 * running timers must agree with the model after each step, and late answers must change nothing.
 * @param played is told of every step
 * @returns the number of steps it took
 */
export async function replay<TDependencies extends object>(
  model: MachineModel<AnyStateMachine>,
  implement?: Implement<TDependencies>,
  played?: Count,
): Promise<number> {
  const plan = new Plan(explore(model).edges);
  let steps = 0;
  for (let left = Infinity; plan.left.length < left;) {
    left = plan.left.length;
    for (const input of model.inputs) {
      const rehearsal = new Rehearsal(model, input, implement);
      for (let waited = 0; waited < realTimeLimit;) {
        const { key, candidates } = rehearsal;
        const fresh = candidates.find((candidate) => plan.isOpen(key, candidate));
        const road = fresh ? undefined : plan.towardsOpen(key);
        const next = fresh ?? candidates.find((candidate) => eventOf(candidate) === road);
        if (!next) break;
        waited = fresh ? 0 : waited + 1;
        plan.close(key, next);
        await rehearsal.play(next);
        steps += 1;
        played?.(steps);
      }
      rehearsal.end();
    }
  }
  if (plan.left.length > 0) throw new Error(`${model.machine.id}: never played\n${plan.left.slice(0, 5).join('\n')}`);
  return steps;
}
