// A lamp off the paper of its packshot, and what its light does to whatever is around it. Pictures are 640 pixels square.

/** Pixels each way. */
export const side = 640;
/** The glow lies round the lamp, this many times as wide, and is this many pixels wide. */
export const reach = 3;
export const glowSide = 192;
/** A stored value s of 0..255 of light and glow stands for brightest * (s / 255)^3 times the light of a room by day. */
export const brightest = 4;

const linear = (value) => (value / 255) ** 2.2;

/** Undoes the film curve of the pictures. @param value 0..255 @returns linear light */
function undeveloped(value) {
  const y = linear(value);
  const [a, b, c] = [2.51 - 2.43 * y, 0.03 - 0.59 * y, -0.14 * y];
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
}

const ramp = (from, to, x) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function blur(values, sigma, size = side) {
  const width = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * width + 1 }, (_, at) => Math.exp(-((at - width) ** 2) / (2 * sigma * sigma)));
  const sum = weights.reduce((a, b) => a + b);
  const inside = (at) => Math.min(size - 1, Math.max(0, at));
  const pass = (from, step) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        let value = 0;
        for (let k = -width; k <= width; k++)
          value += weights[k + width] * from[step === 1 ? y * size + inside(x + k) : inside(y + k) * size + x];
        to[y * size + x] = value / sum;
      }
    return to;
  };
  return pass(pass(values, 1), size);
}

const terms = (x, y) => [1, x, y, x * x, x * y, y * y, x ** 3, x * x * y, x * y * y, y ** 3];

function solve(matrix, right) {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let j = i + 1; j < size; j++) if (Math.abs(matrix[j][i]) > Math.abs(matrix[pivot][i])) pivot = j;
    [matrix[i], matrix[pivot], right[i], right[pivot]] = [matrix[pivot], matrix[i], right[pivot], right[i]];
    for (let j = i + 1; j < size; j++) {
      const factor = matrix[j][i] / matrix[i][i];
      for (let k = i; k < size; k++) matrix[j][k] -= factor * matrix[i][k];
      right[j] -= factor * right[i];
    }
  }
  const found = new Array(size);
  for (let i = size - 1; i >= 0; i--) {
    found[i] = right[i];
    for (let k = i + 1; k < size; k++) found[i] -= matrix[i][k] * found[k];
    found[i] /= matrix[i][i];
  }
  return found;
}

/** The smooth paper that fits the pixels which `isPaper` names. */
function fitPaper(picture, isPaper) {
  const size = terms(0, 0).length;
  const channels = [0, 1, 2].map(() => ({ matrix: Array.from({ length: size }, () => new Array(size).fill(0)), right: new Array(size).fill(0) }));
  for (let y = 0; y < side; y += 4)
    for (let x = 0; x < side; x += 4) {
      const at = y * side + x;
      if (!isPaper(x, y, at)) continue;
      const t = terms(x / side - 0.5, y / side - 0.5);
      channels.forEach(({ matrix, right }, c) => {
        t.forEach((one, row) => {
          t.forEach((other, column) => (matrix[row][column] += one * other));
          right[row] += one * picture[3 * at + c];
        });
      });
    }
  const found = channels.map(({ matrix, right }) => solve(matrix, right));
  const paper = new Float32Array(3 * side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const t = terms(x / side - 0.5, y / side - 0.5);
      for (let c = 0; c < 3; c++) paper[3 * (y * side + x) + c] = t.reduce((sum, term, at) => sum + term * found[c][at], 0);
    }
  return paper;
}

function paperOf(off) {
  let paper = fitPaper(off, (x, y) => x < 60 || x > side - 60 || y < 60 || y > side - 90);
  for (let round = 0; round < 4; round++) {
    const last = paper;
    paper = fitPaper(off, (_x, _y, at) => [0, 1, 2].reduce((sum, c) => sum + Math.abs(off[3 * at + c] - last[3 * at + c]), 0) < 14);
  }
  return paper;
}

const around = (at) => {
  const [x, y] = [at % side, Math.floor(at / side)];
  return [x > 0 && at - 1, x < side - 1 && at + 1, y > 0 && at - side, y < side - 1 && at + side].filter((next) => next !== false);
};

/** What is reached from these pixels through those that `isOpen` names. */
function flood(starts, isOpen, seen = new Uint8Array(side * side)) {
  const reached = starts.filter((at) => !seen[at] && isOpen(at));
  for (const at of reached) seen[at] = 1;
  for (let next = 0; next < reached.length; next++)
    for (const at of around(reached[next])) {
      if (seen[at] || !isOpen(at)) continue;
      seen[at] = 1;
      reached.push(at);
    }
  return reached;
}

/**
 * How far each pixel belongs to the lamp, and how far it lies in its shadow, 0..1. A shadow is darker and has more of the
 * paper's own hue; the lamp has another hue, or is brighter, or much darker. What it encloses belongs to it.
 */
export function lampOn(off) {
  const paper = paperOf(off);
  const lamp = new Float32Array(side * side);
  const shadow = new Float32Array(side * side);
  for (let at = 0; at < side * side; at++) {
    const [red, green, blue] = [0, 1, 2].map((c) => linear(off[3 * at + c]) / linear(paper[3 * at + c]));
    const mean = (red + green + blue) / 3;
    const scale = Math.max(0.15, mean);
    const ownHue = (paper[3 * at] > paper[3 * at + 2] ? red - blue : blue - red) / scale;
    const otherHue = Math.abs(2 * green - red - blue) / scale;
    lamp[at] = Math.max(ramp(0.05, 0.11, -ownHue), ramp(0.55, 0.67, ownHue), ramp(0.14, 0.24, otherHue), ramp(0.05, 0.12, mean - 1), ramp(0.62, 0.72, 1 - mean));
    shadow[at] = Math.min(0.75, Math.max(0, 1 - mean - 0.015));
  }
  const edge = Array.from({ length: side }, (_, k) => [k, (side - 1) * side + k, k * side, k * side + side - 1]).flat();
  const outside = new Uint8Array(side * side);
  flood(edge, (at) => lamp[at] < 0.5, outside);
  const seen = new Uint8Array(side * side);
  const parts = [];
  for (let at = 0; at < side * side; at++) if (!outside[at] && !seen[at]) parts.push(flood([at], (next) => !outside[next], seen));
  const largest = Math.max(...parts.map(({ length }) => length));
  // Flecks of the paper, and its fall towards the foot of the picture, are no parts of a lamp.
  const isPart = (part) => part.length > largest / 12 && !part.some((at) => at >= (side - 1) * side);
  const inside = new Float32Array(side * side);
  for (const part of parts) if (isPart(part)) for (const at of part) inside[at] = 1;
  return { lamp: blur(inside, 0.7), shadow: blur(shadow, 1.5) };
}

/** The lamp off with an alpha, its shadow as translucent black: RGBA. */
export function cutOut(off, { lamp, shadow }) {
  const cut = Buffer.alloc(4 * side * side);
  for (let at = 0; at < side * side; at++) {
    const alpha = lamp[at] + (1 - lamp[at]) * shadow[at];
    for (let c = 0; c < 3; c++) cut[4 * at + c] = alpha > 0.004 ? (off[3 * at + c] * lamp[at]) / alpha : 0;
    cut[4 * at + 3] = 255 * alpha;
  }
  return cut;
}

const planes = (size = side) => [0, 1, 2].map(() => new Float32Array(size * size));
const store = (value) => 255 * Math.cbrt(Math.min(1, Math.max(0, value) / brightest));

/** From 1 inside a picture to 0 at its edge, so that no light ends in a line. */
const fade = (at, size, width) => {
  const to = (place) => ramp(0, width, Math.min(place, size - 1 - place) / size);
  return to(at % size) * to(Math.floor(at / size));
};

/** A camera that sees a dark room shows a lamp a few times brighter than its walls, not a thousand times. */
const mostOfBody = 3.2;
const tame = (ratio) => ratio.map((plane) => plane.slice()).map((plane, _, all) =>
  plane.map((value, at) => {
    const strongest = Math.max(all[0][at], all[1][at], all[2][at]);
    return (value * mostOfBody) / (strongest + mostOfBody);
  }),
);

/**
 * What the light of a lamp adds to each place of its packshot, in parts of the light of the day, and what it sends out.
 * @returns three planes each: `ratio`, where it shines on, and `sent`, the light that leaves the lamp itself
 */
export function lightOnPaper(day, off, { lamp }) {
  const [ratio, sent] = [planes(), planes()];
  for (let at = 0; at < side * side; at++)
    for (let c = 0; c < 3; c++) {
      const before = undeveloped(off[3 * at + c]);
      const added = Math.max(0, undeveloped(day[3 * at + c]) - before);
      ratio[c][at] = added / Math.max(0.03, before);
      sent[c][at] = added * lamp[at];
    }
  return { ratio: ratio.map((plane) => blur(plane, 0.8)), sent };
}

/** Glass or silicone that shines is white when it is off. */
function whiteAs(lamp) {
  const cut = Buffer.alloc(4 * side * side, 225);
  lamp.forEach((share, at) => (cut[4 * at + 3] = 255 * share));
  return cut;
}

/** In a room by night this much light comes from what shines itself, and not from what it shines on. */
const shining = 0.8;

/**
 * The same for a lamp that is shown by its light alone, from the passes of its room by night: what shines, and no room.
 * @param zones linear light of all zones in their colours, three values a pixel
 * @param rows that the lamp lies in, from and to, in parts of the height
 */
export function lightInRoom(zones, rows) {
  const ratio = planes();
  for (let at = 0; at < side * side; at++) {
    const row = Math.floor(at / side) / side;
    const strongest = Math.max(zones[3 * at], zones[3 * at + 1], zones[3 * at + 2]);
    const shines = row >= rows[0] && row <= rows[1] ? ramp(shining, 2 * shining, strongest) : 0;
    for (let c = 0; c < 3; c++) ratio[c][at] = shines * (zones[3 * at + c] / strongest) * 12;
  }
  const lamp = blur(ratio[0].map((_, at) => Math.min(1, Math.max(ratio[0][at], ratio[1][at], ratio[2][at]))), 0.7);
  return { ratio: ratio.map((plane) => blur(plane, 0.8)), sent: ratio, lamp, cut: whiteAs(lamp) };
}

/**
 * What shines on the lamp and close to it, as stored bytes.
 * @param lamp how far a pixel keeps its detail
 * @param near how far from the lamp its paper still counts, in pixels: a wall has no floor in front of it
 */
export function lightOf({ ratio }, lamp, near) {
  const light = Buffer.alloc(3 * side * side);
  const close = blur(lamp, near).map((share) => ramp(0.02, 0.3, share));
  tame(ratio).forEach((plane, c) => {
    const soft = blur(plane, 7);
    for (let at = 0; at < side * side; at++) {
      const around = fade(at, side, 0.14) * close[at] * Math.max(0, 2 * soft[at] - 0.1);
      light[3 * at + c] = store(lamp[at] * Math.max(0, plane[at] - 0.03) + (1 - lamp[at]) * around);
    }
  });
  return light;
}

/** How the light of a lamp falls with distance: as near ones and far ones, in parts of the side of its picture. */
const falls = [[0.07, 1], [0.2, 1.3], [0.5, 1.6]];
/** The wall right beside a lamp is lit nearly as by day. */
const mostOfGlow = 0.75;

/** The light that a lamp throws on the room around it, as stored bytes: nine times the area of its picture, softly. */
export function glowOf({ sent }) {
  const inner = glowSide / reach;
  const step = side / inner;
  const glow = sent.map((plane) => {
    const field = new Float32Array(glowSide * glowSide);
    for (let at = 0; at < side * side; at++) {
      const x = inner + Math.floor((at % side) / step);
      field[(inner + Math.floor(at / side / step)) * glowSide + x] += plane[at];
    }
    const sum = new Float32Array(glowSide * glowSide);
    for (const [width, share] of falls) {
      const sigma = width * inner;
      // Each part has the same height at its middle, whatever its width.
      blur(field, sigma, glowSide).forEach((value, at) => (sum[at] += share * value * sigma));
    }
    return sum;
  });
  const strongest = glow.reduce((most, plane) => plane.reduce((a, b) => Math.max(a, b), most), 0);
  const stored = Buffer.alloc(3 * glowSide * glowSide);
  glow.forEach((plane, c) =>
    plane.forEach((value, at) => (stored[3 * at + c] = store(((mostOfGlow * value) / strongest) * fade(at, glowSide, 0.3)))),
  );
  return stored;
}

/** The box around a lamp, in parts of its picture. */
function boxOf(lamp) {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let at = 0; at < side * side; at++) {
    if (lamp[at] < 0.5) continue;
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
    Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x), top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) });
  }
  return box;
}

/** Where the picture of a lamp lies in a room: its middle and its side, in parts of the room; `span` is the longer side of the lamp in parts of that. */
export function placeOf(lamp, { x, middle, foot, cord, size }) {
  const { left, top, right, bottom } = boxOf(lamp);
  const scale = size / Math.max(right - left, bottom - top);
  const [at, of] = foot !== undefined ? [foot, bottom] : cord !== undefined ? [cord, top] : [middle, (top + bottom) / 2];
  const rounded = (value) => Number(value.toFixed(3));
  return { x: rounded(x + (0.5 - (left + right) / 2) * scale), y: rounded(at + (0.5 - of) * scale), side: rounded(scale), span: rounded(size / scale) };
}
