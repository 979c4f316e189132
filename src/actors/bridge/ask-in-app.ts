import { alert, confirm } from '#bridge-sdk/src/index.ts';
import type { Asked, Question } from '../dialogs/ask.ts';
import type { ShopBridge } from './shop-bridge.ts';

/** Puts questions by a dialog of the app, and by our own where the app has none. */
export function askInApp(bridge: ShopBridge, askHere: (question: Question) => Asked): (question: Question) => Asked {
  return (question) => {
    const attempt = new AbortController();
    let inPage: Asked | undefined;
    const answer = askApp(bridge, question, attempt.signal).catch(() => {
      if (attempt.signal.aborted) return false;
      inPage = askHere(question);
      return inPage.answer;
    });
    return {
      answer,
      withdraw: () => {
        attempt.abort();
        inPage?.withdraw();
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
