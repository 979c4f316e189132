const suffixes = [
  { from: 1e9, suffix: 'b' },
  { from: 1e6, suffix: 'm' },
  { from: 1e3, suffix: 'k' },
] as const;

/**
 * Short form of a count: plain under 1000, then k, m and b, cut (never rounded up) to `decimals` without trailing
 * zeros: 1234 is '1.23k'. Cutting keeps 999,999 below 1m.
 */
export function compactNumber(value: number, decimals = 2): string {
  const step = suffixes.find(({ from }) => Math.abs(value) >= from);
  if (step === undefined) return String(value);
  const scale = 10 ** decimals;
  return `${Math.trunc((value / step.from) * scale) / scale}${step.suffix}`;
}
