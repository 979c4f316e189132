import { spellingsOf } from '#rules/by-site.ts';
import { isStopWord } from '#rules/qa-texts.ts';
import { wordsOf } from '../../catalogue/words.ts';
import { stemOf } from './stem.ts';

/** 'Wi-Fi' is searched for as 'wifi' as well. */
const compound = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu;

const joinedWords = (text: string): string[] =>
  [...text.matchAll(compound)].flatMap(([found]) => wordsOf(found.replaceAll(/[-\u2010\u2011]/g, '')));

/** A letter alone is what is left of "lamp's"; a digit alone counts. */
const says = (word: string): boolean => !isStopWord(word) && (word.length > 1 || /\d/.test(word));

/** The words of a text that say something, each as often as it stands there, and the parts of compounds joined. */
export const sayingWords = (text: string): string[] => [...wordsOf(text), ...joinedWords(text)].filter(says);

/** The same stem for every spelling that markets have for a word. */
export const searchStem = (word: string): string => stemOf(spellingsOf(word).toSorted()[0] ?? word);
