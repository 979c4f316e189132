// A part of a picture, before it is developed.
import { crops, focus } from '../catalogue.mjs';

const places = { left: 0, top: 0, right: 1, bottom: 1 };
/** How far a focus lies from the left (axis 0) or the top (axis 1), 0 to 1. */
const along = (place, axis) => {
  const words = place.split('-'), own = axis === 0 ? ['left', 'right'] : ['top', 'bottom'];
  return places[words.find((word) => own.includes(word))] ?? .5;
};

/** Cuts linear light to a crop of the catalogue, as near to the focus of `slug` as the frame allows. */
export function cut(lin, w, h, crop, slug) {
  const [width, height] = crops[crop].share.map((share, axis) => Math.round(share * [w, h][axis]));
  const left = Math.round((w - width) * along(focus[slug], 0)), top = Math.round((h - height) * along(focus[slug], 1));
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) out.set(lin.subarray(((y + top) * w + left) * 3, ((y + top) * w + left + width) * 3), y * width * 3);
  return { lin: out, w: width, h: height, widths: crops[crop].widths.filter((kept) => kept <= width) };
}
