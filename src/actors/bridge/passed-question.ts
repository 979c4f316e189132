import { passThroughKey } from '#bridge-sdk/browser/storage-keys.ts';
import { bridgeSlots } from '../../storage/bridge-slots.ts';
import { store } from '../../storage/browser-store.ts';
import { questionCode } from './use-pass-question.ts';

const longestQuestion = 200;
const slots = bridgeSlots(store);
const key = passThroughKey(questionCode);

/** Gives the words that are there, and those that an app or a slow page brings later; returns the end of it. */
export function listenForQuestion(give: (words: string) => void): () => void {
  const receive = () => {
    const json = slots.get(key);
    // The words are for the tab in front, and taking them is a change of the slot.
    if (document.hidden || json === null) return;
    slots.remove(key);
    const words = textIn(json);
    if (words !== '') give(words);
  };
  receive();
  return store.subscribe({ key }, receive);
}

/** Whoever writes the storage may have written anything. */
function textIn(json: string): string {
  try {
    const data: unknown = JSON.parse(json);
    return typeof data === 'string' ? data.trim().slice(0, longestQuestion) : '';
  } catch {
    return '';
  }
}
