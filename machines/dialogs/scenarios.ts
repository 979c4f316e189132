import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { dialogsMachine } from './machine.ts';
import { selectDialog, selectIsOpen } from './selectors.ts';

type Machine = typeof dialogsMachine;

function openPage(machine: Machine) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const answers: string[] = [];
  actor.on('dialog.answered', ({ id, answer }) => answers.push(`${id}: ${answer}`));
  const ask = (id: string) =>
    actor.send({ type: 'dialog.ask', dialog: { id, content: { kind: 'confirm', title: id } } });
  const shown = () => {
    const snapshot = actor.getSnapshot();
    return [selectDialog(snapshot)?.id ?? null, selectIsOpen(snapshot)];
  };
  return { clock, actor, answers, ask, shown };
}

export const dialogsScenarios: Scenarios<Machine> = {
  'a question is shown at once and answered once [S2.dialogs.02]': (machine) => {
    const { actor, ask, answers, shown } = openPage(machine);
    ask('logOut');
    expect(shown()).toEqual(['logOut', true]);
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'cancel' });
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'ok' });
    expect(shown()).toEqual(['logOut', false]);
    expect(answers).toEqual(['logOut: cancel']);
  },

  'the next question waits until the one before has left the screen, 300 ms and not a millisecond less': (machine) => {
    const { clock, actor, ask, shown } = openPage(machine);
    ask('logOut');
    ask('market');
    expect(shown()).toEqual(['logOut', true]);
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'ok' });
    clock.increment(299);
    expect(shown()).toEqual(['logOut', false]);
    clock.increment(1);
    expect(shown()).toEqual(['market', true]);
  },

  'after the last answer nothing holds the page': (machine) => {
    const { clock, actor, ask, shown } = openPage(machine);
    ask('logOut');
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'ok' });
    clock.increment(300);
    expect(shown()).toEqual([null, false]);
    ask('logOut');
    expect(shown()).toEqual(['logOut', true]);
  },

  'a question that is asked twice is one question': (machine) => {
    const { clock, actor, ask, shown, answers } = openPage(machine);
    ask('logOut');
    ask('logOut');
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'ok' });
    clock.increment(300);
    expect(shown()).toEqual([null, false]);
    expect(answers).toEqual(['logOut: ok']);
  },

  'a question that is asked again while it closes is asked again': (machine) => {
    const { clock, actor, ask, shown } = openPage(machine);
    ask('logOut');
    actor.send({ type: 'dialog.answer', id: 'logOut', answer: 'cancel' });
    ask('logOut');
    clock.increment(300);
    expect(shown()).toEqual(['logOut', true]);
  },

  'an answer to another question changes nothing': (machine) => {
    const { actor, ask, shown, answers } = openPage(machine);
    ask('logOut');
    ask('market');
    actor.send({ type: 'dialog.answer', id: 'market', answer: 'ok' });
    expect(shown()).toEqual(['logOut', true]);
    expect(answers).toEqual([]);
  },

  'a page that goes takes its questions along, each answered with cancel': (machine) => {
    const { clock, actor, ask, shown, answers } = openPage(machine);
    for (const id of ['logOut', 'market', 'receipt']) ask(id);
    actor.send({ type: 'dialog.withdraw', id: 'market' });
    actor.send({ type: 'dialog.withdraw', id: 'logOut' });
    actor.send({ type: 'dialog.withdraw', id: 'logOut' });
    expect(answers).toEqual(['market: cancel', 'logOut: cancel']);
    clock.increment(300);
    expect(shown()).toEqual(['receipt', true]);
  },
};
