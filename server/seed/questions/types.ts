/** Who answers: somebody who owns the product, an answerer, the shop. */
export type AnswerRole = 'BUYER' | 'ANSWERER' | 'SHOP';

export interface AnswerSeed {
  readonly by: AnswerRole;
  readonly body: string;
  readonly likes: number;
  /** The asker marked it. */
  readonly best?: true;
}

export interface QuestionSeed {
  readonly spu: string;
  readonly title: string;
  readonly body?: string;
  /** Days before the seed. */
  readonly daysAgo: number;
  /** Takes no more answers. */
  readonly closed?: true;
  readonly answers: readonly AnswerSeed[];
}
