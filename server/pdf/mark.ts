import { ink, type Pen } from './pen.ts';

/** The glowing point before the name of the house; its middle lies at `x` and `y`. */
export function drawMark(pen: Pen, x: number, y: number): void {
  pen.aside(() => drawGlow(pen, x, y));
}

function drawGlow({ document }: Pen, x: number, y: number): void {
  const glow = document.radialGradient(x, y, 0, x, y, 15);
  glow.stop(0, ink.glow, 0.55).stop(0.45, ink.glow, 0.22).stop(1, ink.glow, 0);
  document.circle(x, y, 15).fill(glow);
  document.circle(x, y, 4.2).fill(ink.glow);
}
