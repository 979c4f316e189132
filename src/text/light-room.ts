import type { LightSetting } from '#rules/light-setting.ts';

const lights = {
  scene: 'As pictured',
  warm: 'Warm white',
  cool: 'Cool white',
  ember: 'Ember',
  teal: 'Teal',
  sea: 'Sea',
  rose: 'Rose',
};

export const lightRoomText = {
  switches: {
    light: 'Light',
    lights,
    warmth: 'Warmth',
    brightness: 'Brightness',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    off: 'Off',
    failed: 'The lighting didn’t load.',
    retry: 'Try again',
  },
  /** What a link opens with. */
  setting: ({ light, level }: LightSetting) => {
    if (level === 0) return 'turned off';
    return `${typeof light === 'number' ? `${light} K` : lights[light]}, ${level}%`;
  },
  share: (setting: string) => `Share this light: ${setting}`,
  copied: (setting: string) => `Link copied. It opens this lamp: ${setting}`,
};
