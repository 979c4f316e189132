export interface BannedWord {
  readonly banned: RegExp;
  readonly instead: string;
  readonly free?: readonly string[];
  readonly variables?: boolean;
}

export declare const bannedWords: Readonly<Record<string, BannedWord>>;
