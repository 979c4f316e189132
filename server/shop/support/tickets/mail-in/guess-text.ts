const latin = new TextDecoder('windows-1252');

/** The byte that each character stands for where bytes were read as windows-1252, which loses none. */
const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [latin.decode(Uint8Array.of(byte)), byte] as const));

/** @returns undefined for a text that was not read as windows-1252 */
function bytesOf(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = byteOf.get(text[at] ?? '');
    if (byte === undefined) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isJapanese = (text: string | undefined): text is string => (text?.match(/[\u3041-\u30FA]/g)?.length ?? 0) > 1;

/** True for a text with more signs of a wrong character set than letters that a right one gives. */
export function isGarbled(text: string): boolean {
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  return lost > 0 && lost >= (text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0);
}

/**
 * A text whose character set nobody named, or named wrongly: by the bytes themselves.
 * @param text read as windows-1252, or any other, which stays as it is
 */
export function guessText(text: string): string {
  if (!/[^\p{ASCII}]|\u001B[$(]/u.test(text)) return text;
  const bytes = bytesOf(text);
  if (bytes === undefined) return text;
  if (/\u001B[$(]/.test(text)) return new TextDecoder('iso-2022-jp').decode(bytes);
  const japanese = ['shift_jis', 'euc-jp'].map((encoding) => decoded(bytes, encoding));
  return decoded(bytes, 'utf-8') ?? japanese.find(isJapanese) ?? text;
}

/** A mail whose words are read as windows-1252, whatever it says of them; `guessText` takes them from there. */
export function asLatin(mail: Buffer): Buffer {
  const text = mail.toString('latin1');
  const head = text.slice(0, /\r?\n\r?\n/.exec(text)?.index ?? text.length);
  const named = text.replaceAll(
    /^content-type:[ \t]*text\/(?:plain|html)\b[^\n]*(?:\n[ \t][^\n]*)*/gim,
    (field) => `${field.replaceAll(/;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]*)/gi, '').trimEnd()}; charset=windows-1252`,
  );
  return Buffer.from(
    /^content-type:/im.test(head) ? named : `Content-Type: text/plain; charset=windows-1252\r\n${named}`,
    'latin1',
  );
}
