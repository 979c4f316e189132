// What the films show. A film is a function from time (0..1) to the look of a night picture: ambient and zones, each
// [linear colour, strength]. Evening falls, a lamp wakes, a colour passes on: one small story in four to eight seconds.
// The poster by night is a moment of the film: at some time the lamps have the colours that its room has in the catalogue.
// Nothing flashes: no light swings by more than half its strength faster than twice a second.
import { palette } from './catalogue.mjs';

const { EMBER, CORAL, WARM, GOLD, TEAL, SEA, DAWN, SOFT, VIOLET, ROSE } = palette;

export const linear = (hex) => [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
const smooth = (x) => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x));
const mix = (a, b, x) => a.map((value, index) => value + (b[index] - value) * x);
/** 0 before `from`, 1 after `to`, soft between. */
const during = (t, from, to) => smooth((t - from) / (to - from));

/** A colour that wanders through a list; `at` counts list entries. */
function wander(colours, at) {
  const list = colours.map(linear);
  const index = Math.max(0, Math.min(Math.floor(at), list.length - 2));
  return mix(list[index], list[index + 1], smooth(at - index));
}

/** Like `wander`, from the last colour on to the first again. */
const circle = (colours, at) => wander([...colours, colours[0]], at - colours.length * Math.floor(at / colours.length));

const day = linear('#fff0d8');
const white = [1, 1, 1];
/** Daylight that becomes dusk: `t` 0 is day, 1 is evening. */
const dusk = (t, bright = 6, dark = 1) => [mix(day, white, t), bright * (dark / bright) ** t];

/** One beat every `period` of the film: up at once, down slowly. */
const beat = (t, period, shift = 0) => {
  const phase = (t / period + shift) % 1;
  return smooth(phase / 0.14) * (1 - 0.62 * smooth((phase - 0.14) / 0.86));
};

export const films = {
  /** Dusk falls, the panels wake one third after another, and colour passes from tile to tile. */
  'hex-panels-evening': {
    picture: 'hex-panels',
    ratio: '330:300',
    seconds: 8,
    look: (t) => {
      const third = (delay, colours) => [
        wander(colours, Math.max(0, (t - 0.3 - delay) / (0.7 - delay)) * (colours.length - 1)),
        smooth((t - 0.12 - delay) / 0.14),
      ];
      return {
        ambient: dusk(smooth(t / 0.3)),
        zones: {
          z1: third(0, [WARM, EMBER, CORAL, VIOLET, SEA]),
          z2: third(0.06, [SOFT, DAWN, GOLD, GOLD, TEAL]),
          z3: third(0.12, [WARM, GOLD, TEAL, SEA, VIOLET]),
        },
      };
    },
  },

  /** Half an hour of dawn: a red spark grows to amber and then to clear morning, and the room follows it. */
  'wake-sunrise': {
    picture: 'wake',
    ratio: '16:9',
    seconds: 8,
    look: (t) => ({
      ambient: [mix(white, day, during(t, 0.55, 1)), 0.32 + 0.5 * during(t, 0.2, 0.6) + 2.6 * during(t, 0.6, 1)],
      zones: {
        z1: [wander(['#5a0d00', '#c02408', EMBER, DAWN, SOFT, '#fff0dc'], t * 5), 0.04 + 1.3 * smooth(t) ** 1.6],
      },
    }),
  },

  /** The afternoon goes, the lamp comes on at the table, and is turned low as the evening gets late. */
  'dome-evening': {
    picture: 'dome',
    ratio: '330:300',
    seconds: 8,
    look: (t) => ({
      ambient: dusk(during(t, 0, 0.5), 6.5, 0.8 - 0.3 * during(t, 0.62, 0.95)),
      zones: { z1: [wander([SOFT, WARM, '#ff8f45'], 2 * during(t, 0.45, 0.95)), 1.15 * during(t, 0.3, 0.44) - 0.75 * during(t, 0.62, 0.95)] },
    }),
  },

  /** A terrace at nightfall: the string lights up bulb by bulb, from one end to the other, and then it is a feast. */
  'festoon-dusk': {
    picture: 'festoon',
    ratio: '16:9',
    seconds: 8,
    look: (t) => {
      const stretch = (from, ...colours) => [wander(colours, during(t, 0.7, 0.94)), 1.1 * during(t, from, from + 0.12)];
      return {
        ambient: dusk(during(t, 0, 0.6), 6, 0.6),
        zones: { z1: stretch(0.3, WARM, CORAL), z2: stretch(0.38, SOFT, GOLD), z3: stretch(0.46, WARM, TEAL) },
      };
    },
  },

  /** The room goes dark, a sunset stays on the screen, and the wall around it glows and cools as its sky does. */
  'halo-tv-sunset': {
    picture: 'halo-tv',
    ratio: '16:9',
    seconds: 8,
    look: (t) => {
      const side = (...colours) => [wander(colours, t * (colours.length - 1)), 1.1 * during(t, 0.02, 0.16)];
      return {
        ambient: dusk(during(t, 0, 0.3), 5, 0.8),
        zones: {
          z1: side(GOLD, WARM, EMBER, VIOLET, SEA),
          z2: side(GOLD, GOLD, DAWN, GOLD, TEAL),
          z3: side(SOFT, GOLD, WARM, EMBER, CORAL),
        },
      };
    },
  },

  /** Music at the desk: each third of the bars has a voice of its own. */
  'pillar-duo-music': {
    picture: 'pillar-duo',
    ratio: '16:9',
    seconds: 6,
    look: (t) => ({
      ambient: [white, 0.85],
      zones: {
        z1: [circle([SEA, CORAL, EMBER], t * 3), 0.35 + 0.85 * beat(t, 1 / 8)],
        z2: [circle([VIOLET, WARM, TEAL], t * 3), 0.45 + 0.6 * beat(t, 1 / 8, 0.5)],
        z3: [circle([CORAL, TEAL, GOLD], t * 3), 0.4 + 0.7 * beat(t, 1 / 4, 0.25)],
      },
    }),
  },

  /** Colour runs along the rope and comes round again: the end is the beginning. */
  'ribbon-neon-chase': {
    picture: 'ribbon-neon',
    ratio: '330:300',
    seconds: 6,
    look: (t) => {
      const colours = [VIOLET, CORAL, GOLD, TEAL, SEA];
      const stretch = (behind) => [circle(colours, t * colours.length + colours.length - behind), 1.1];
      return { ambient: [white, 0.9], zones: { z1: stretch(0), z2: stretch(0.9), z3: stretch(1.8) } };
    },
  },

  /** Frost at the window: a shimmer that drifts across, melts to candlelight and freezes again. */
  'curtain-shimmer': {
    picture: 'curtain',
    ratio: '330:300',
    seconds: 6,
    look: (t) => {
      const strand = (behind, frost, candle) => [circle([frost, candle], 2 * t), 0.85 + 0.35 * Math.sin(2 * Math.PI * (2 * t - behind))];
      return {
        ambient: [white, 0.95],
        zones: { z1: strand(0, SEA, WARM), z2: strand(0.28, TEAL, SOFT), z3: strand(0.56, SEA, WARM) },
      };
    },
  },

  /** Turned from side to side: rose, gold, teal and moon, and rose again. */
  'cube-sides': {
    picture: 'cube',
    ratio: '330:300',
    seconds: 8,
    look: (t) => {
      const sides = [ROSE, GOLD, TEAL, '#dfe8ff', ROSE];
      const at = t * 4;
      return {
        ambient: [white, 0.8],
        zones: { z1: [wander(sides, Math.floor(at) + during(at % 1, 0.55, 1)), 1] },
      };
    },
  },

  /** Dusk; one warm line along the shelf; then each part of it fades to a shade of its own, sea at one end, gold at the other. */
  'ribbon-s1-shelf': {
    picture: 'ribbon-s1',
    ratio: '16:9',
    seconds: 8,
    look: (t) => {
      const wakes = during(t, 0.22, 0.36);
      const part = (from, ...colours) => [wander([SOFT, SOFT, ...colours], (colours.length + 1) * during(t, from, 0.98)), 0.05 + 1.05 * wakes];
      return {
        ambient: dusk(during(t, 0, 0.34), 6, 0.85),
        zones: { z1: part(0.36, GOLD, TEAL, SEA), z2: part(0.46, WARM, GOLD, TEAL), z3: part(0.56, WARM, WARM, GOLD) },
      };
    },
  },

  /** A house front: pools of light walk along the wall, stay amber, have a feast day, and come back to amber. */
  'eaves-front': {
    picture: 'eaves',
    ratio: '330:300',
    seconds: 8,
    look: (t) => {
      const pool = (from, feast) => [
        wander([WARM, feast, WARM], during(t, 0.52 + from / 4, 0.66 + from / 4) + during(t, 0.82, 0.97)),
        1.05 * during(t, 0.16 + from, 0.28 + from),
      ];
      return {
        ambient: dusk(during(t, 0, 0.36), 4.5, 0.9),
        zones: { z1: pool(0, EMBER), z2: pool(0.08, GOLD), z3: pool(0.16, CORAL) },
      };
    },
  },

  /** Two floods that nobody saw being switched on: they fade in with the dusk, stay a while, and sink to a glimmer. */
  'flood-fade': {
    picture: 'flood',
    ratio: '330:300',
    seconds: 8,
    look: (t) => {
      const lamp = (from, ...colours) => [wander(colours, (colours.length - 1) * during(t, 0.3, 0.85)), 1.05 * during(t, from, 0.5) - 0.82 * during(t, 0.72, 0.98)];
      return {
        ambient: dusk(during(t, 0, 0.42), 4.5, 0.9 - 0.3 * during(t, 0.7, 1)),
        zones: { z1: lamp(0.12, SOFT, TEAL, SEA), z3: lamp(0.18, SOFT, WARM, CORAL) },
      };
    },
  },
};
