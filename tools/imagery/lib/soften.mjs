/** A picture of `channels` planes, each pixel averaged with its neighbours (binomial, 3 x 3). */
export function soften(picture, w, h, channels) {
  const across = new Float32Array(picture.length), out = new Float32Array(picture.length), row = w * channels;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const here = y * row + x * channels, left = x > 0 ? here - channels : here, right = x < w - 1 ? here + channels : here;
    for (let c = 0; c < channels; c++) across[here + c] = (picture[left + c] + 2 * picture[here + c] + picture[right + c]) / 4;
  }
  for (let y = 0; y < h; y++) {
    const here = y * row, above = y > 0 ? here - row : here, below = y < h - 1 ? here + row : here;
    for (let i = 0; i < row; i++) out[here + i] = (across[above + i] + 2 * across[here + i] + across[below + i]) / 4;
  }
  return out;
}
