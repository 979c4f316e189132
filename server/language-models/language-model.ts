export interface Prompt {
  /** What the model is to do. */
  readonly instructions: string;
  /** What it is to do it with. */
  readonly input: string;
}

/** Why a model said nothing, or nothing more. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/** Writes text after a prompt. Nothing of what it writes is believed or done. */
export interface LanguageModel {
  /** False for a while after it has failed several times in a row: nobody waits for it then. */
  isAvailable(): boolean;
  /**
   * The text as it comes, cut at `longestText`.
   * @throws ModelFailure when it does not answer in time, refuses, or says what cannot be read
   */
  write(prompt: Prompt, signal?: AbortSignal): AsyncIterable<string>;
}
