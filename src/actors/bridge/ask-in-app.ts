import { alert, confirm } from '#bridge-sdk/src/index.ts';
import type { Asked, Question } from '../dialogs/ask.ts';
import type { ShopBridge } from './shop-bridge.ts';

/** Puts questions by a dialog of the app, and by our own where the app has none. */
export function askInApp(bridge: ShopBridge, askHere: (question: Question) => Asked): (question: Question) => Asked {
  return (question) => {
    const given = new AbortController();
    let here: Asked | undefined;
    const answer = askApp(bridge, question, given.signal).catch(() => {
      if (given.signal.aborted) return false;
      here = askHere(question);
      return here.answer;
    });
    return {
      answer,
      withdraw: () => {
        given.abort();
        here?.withdraw();
      },
    };
  };
}

async function askApp(bridge: ShopBridge, question: Question, signal: AbortSignal): Promise<boolean> {
  const options = { signal, fallback: false };
  if (question.kind === 'alert') {
    await alert(bridge, { message: question.message, okText: question.confirmLabel }, options);
    return true;
  }
  const { title, message, okLabel: okText, cancelLabel: cancelText } = question;
  const words = message === undefined ? { message: title } : { title, message };
  return (await confirm(bridge, { ...words, okText, cancelText }, options)).confirmed;
}
