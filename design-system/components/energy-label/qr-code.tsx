import * as styles from './energy-label.css.ts';

export type QrCodeProps = {
  /** True where a module is dark, row by row. */
  modules: readonly (readonly boolean[])[];
  x: number;
  y: number;
  size: number;
};

/** A QR code as one path, so that no seam shows between its modules. */
export function QrCode({ modules, x, y, size }: QrCodeProps) {
  const path = modules
    .flatMap((row, line) => row.map((dark, column) => (dark ? `M${column} ${line}h1v1h-1z` : '')))
    .join('');
  const scale = size / Math.max(1, modules.length);
  return <path className={styles.black} d={path} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
