/** Pixels of the canvas that the light of the edges is drawn on, each way. */
export const spillSide = 8;
/** How much of the picture counts as its edge. */
const edge = 1 / 16;

/**
 * Draws the four edges of a picture on a canvas of eight pixels a side, so that what is stretched behind the picture goes
 * on with its light. Nothing is read back: on a phone that would wait for the graphics card.
 * @param side of the square picture, in pixels
 */
export function drawSpill(spill: CanvasRenderingContext2D, picture: CanvasImageSource, side: number): void {
  const band = side * edge;
  const last = spillSide - 1;
  spill.imageSmoothingQuality = 'high';
  spill.drawImage(picture, 0, 0, side, side, 0, 0, spillSide, spillSide);
  spill.drawImage(picture, 0, 0, side, band, 0, 0, spillSide, 1);
  spill.drawImage(picture, 0, side - band, side, band, 0, last, spillSide, 1);
  spill.drawImage(picture, 0, 0, band, side, 0, 0, 1, spillSide);
  spill.drawImage(picture, side - band, 0, band, side, last, 0, 1, spillSide);
}
