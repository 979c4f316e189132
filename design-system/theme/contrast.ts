type Rgb = readonly [red: number, green: number, blue: number];

/** Parses an opaque hex or rgb() colour; undefined for a translucent one, whose contrast depends on what is below. */
export function parseOpaqueColour(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const value = Number.parseInt(full, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  }
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text);
  if (rgb === null) return undefined;
  const channels = [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] as const;
  return channels.every((channel) => channel <= 255) ? channels : undefined;
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The WCAG 2 contrast of two colours, 1 to 21; 1 when either cannot be measured, so that an unknown one never passes. */
export function contrast(first: string, second: string): number {
  const a = parseOpaqueColour(first);
  const b = parseOpaqueColour(second);
  if (a === undefined || b === undefined) return 1;
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
