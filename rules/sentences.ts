/** An abbreviation, a number of a step or a decimal does not end a sentence. */
const end =
  /(?<!\b(?:e\.g|i\.e|[Aa]pprox|max|min|No|vs|etc|Mr|Ms|Dr)\.)(?<!(?:^|\s)\d{1,2}\.)(?<=[.!?]["'”’)\]]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/gu;

/** A text in its sentences, each without blanks around it. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => line.split(end))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
