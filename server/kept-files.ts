import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A file that is drawn when somebody wants its bytes. */
export interface KeptFile {
  /** What the file is called when it is saved. */
  readonly file: string;
  /** Weak: the same words, drawn at another time, have other bytes. */
  readonly etag: string;
  /** @throws UNAVAILABLE while too many others wait for theirs */
  readonly bytes: () => Promise<Buffer>;
}

/**
 * Keeps the last drawings by what they are made of: each is drawn once, however many ask for it at the same time.
 * @param max drawings in memory; the oldest go first
 */
export function keepFiles(max: number): (file: string, facts: object, draw: () => Promise<Buffer>) => KeptFile {
  const drawings = new LRUCache<string, Promise<Buffer>>({ max });
  const drawOnce = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawn = drawings.get(key);
    if (drawn) return drawn;
    const drawing = draw();
    drawing.catch(() => drawings.delete(key));
    drawings.set(key, drawing);
    return drawing;
  };
  return (file, facts, draw) => {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
    return { file, etag: `W/"${key}"`, bytes: () => drawOnce(key, draw) };
  };
}
