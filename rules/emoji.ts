const emojiCharacter = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
const emojiToken = /emoji\((\d{1,7})\)/g;
const lastCodePoint = 0x10ffff;

function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

/** Replaces each emoji by a text token with its decimal code point: '💡' is 'emoji(128161)'. */
export function encodeEmoji(text: string): string {
  return text.replace(emojiCharacter, (character) => `emoji(${character.codePointAt(0)})`);
}

/** Turns tokens back into characters. A token outside Unicode or in the surrogate range stays as text. */
export function decodeEmoji(text: string): string {
  return text.replace(emojiToken, (token: string, digits: string) => {
    const codePoint = Number(digits);
    return codePoint > lastCodePoint || isSurrogate(codePoint) ? token : String.fromCodePoint(codePoint);
  });
}
