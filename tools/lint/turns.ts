/** Turns of phrase that no native writer uses in a shop, each with what to say instead. Decision 158 has the rules. */
const turns: readonly (readonly [turn: RegExp, instead: string])[] = [
  [/\bstands? here\b/i, 'appears here'],
  [/^To (?:the|your|my) [^.:]+$/, 'a button says what it does: "See the giveaway", "Go to cart"'],
  [/\bcan be had\b/i, 'is available, you can buy'],
  [/\bno more[.!]?$/i, 'no longer, unfollowed, nothing else'],
  [/\banew\b/i, 'again'],
  [/^Who (?:works|wins|asks|owns)\b/, 'a noun: "Employees", "Winners", "Owners"'],
  [/\bthe wish to\b/i, 'the verb: "Your account won’t be deleted"'],
  [/\bcomes? to (?:[$€£¥]|\d)/i, 'is, adds up to'],
  [/\bwhat it leaves\b/i, 'the rest'],
  [/\brests for a moment\b/i, 'is locked for a few minutes'],
  [/\b(?:is|are) no (?!(?:longer|other|order|offer|folder)\b)[a-z]+er\b/i, 'not a, not an'],
  [/\bhears? (?:nothing|no) more\b/i, 'won’t get any emails'],
  [/\bbrings? (?:[\d,]+ |more )?coins\b/i, 'earns coins'],
  [/\blook into your (?:mailbox|inbox)\b/i, 'check your inbox'],
  [/\bnot even we\b/i, 'not even us'],
  [/\bof today\b(?!’s)/i, 'current, today’s'],
  [/\bas it was\b/i, 'nothing has changed'],
  [/\bcounts to\b/i, 'counts toward'],
  [/\bwants? to become\b/i, 'only exists on paper, so far'],
  [/\bgoes? with it\b/i, 'the verb of who loses it'],
  [/\beverybody\b/i, 'everyone'],
  [/\ban invoice\b/i, '"the invoice": some markets call it a receipt'],
  [/\be-mail/i, 'email: one spelling'],
  [/\bnot (?:\w+ )?any ?more\b/i, 'no longer'],
];

/** String and template literals of a module, without those of its comments and imports. */
const literals =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|^import [^;]*;|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gm;

/** What a module says in such a turn: the text, and what to say instead. */
export function turnsIn(source: string): readonly string[] {
  const texts = [...source.matchAll(literals)].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
  return texts.flatMap((text) =>
    turns.filter(([turn]) => turn.test(text)).map(([, instead]) => `"${text}": ${instead}`),
  );
}
