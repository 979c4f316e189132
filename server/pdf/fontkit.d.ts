declare module 'fontkit' {
  export interface Font {
    /** What its cmap says. */
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function create(bytes: Uint8Array): Font;
}
