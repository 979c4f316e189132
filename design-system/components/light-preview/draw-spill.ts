/** Pixels of the canvas that the light of the edges is drawn on, each way. */
export const spillSide = 8;
/** How much of the picture's height counts as its edge. */
const edge = 1 / 16;

/**
 * Draws the four edges of a picture on a canvas of eight pixels a side, so that what is stretched behind the picture goes
 * on with its light. Nothing is read back: on a phone that would wait for the graphics card.
 */
export function drawSpill(spill: CanvasRenderingContext2D, picture: HTMLCanvasElement): void {
  const { width, height } = picture;
  const band = height * edge;
  const last = spillSide - 1;
  spill.imageSmoothingQuality = 'high';
  spill.drawImage(picture, 0, 0, width, height, 0, 0, spillSide, spillSide);
  spill.drawImage(picture, 0, 0, width, band, 0, 0, spillSide, 1);
  spill.drawImage(picture, 0, height - band, width, band, 0, last, spillSide, 1);
  spill.drawImage(picture, 0, 0, band, height, 0, 0, 1, spillSide);
  spill.drawImage(picture, width - band, 0, band, height, last, 0, 1, spillSide);
}
