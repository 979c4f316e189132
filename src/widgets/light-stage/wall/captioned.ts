/** A line below a picture, with what stands at its end. */
export interface CaptionLine {
  readonly text: string;
  readonly end?: string;
}

export interface CaptionLook {
  readonly ground: string;
  readonly ink: string;
  readonly font: string;
}

/**
 * A picture with a strip below it that says what is seen: one line for each lamp, and where it can be found.
 * @param picture copied at once
 * @returns undefined where the browser has no canvas
 */
export function captioned(
  picture: HTMLCanvasElement,
  lines: readonly CaptionLine[],
  { ground, ink, font }: CaptionLook,
): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  const { width, height } = picture;
  const size = Math.max(14, Math.round(Math.min(width, height) * 0.03));
  const [edge, step] = [Math.round(size * 1.2), Math.round(size * 1.6)];
  Object.assign(canvas, { width, height: height + lines.length * step + edge });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  lines.forEach(({ text, end }, index) => {
    const y = height + edge / 2 + (index + 0.5) * step;
    context.font = `${index === lines.length - 1 ? '' : '600 '}${size}px ${font}`;
    const taken = end === undefined ? 0 : context.measureText(end).width + edge;
    context.textAlign = 'end';
    if (end !== undefined) context.fillText(end, width - edge, y);
    context.textAlign = 'start';
    context.fillText(text, edge, y, width - 2 * edge - taken);
  });
  return canvas;
}
