export const lightRoomText = {
  switches: {
    light: 'Light',
    lights: {
      scene: 'As pictured',
      warm: 'Warm white',
      cool: 'Cool white',
      ember: 'Ember',
      teal: 'Teal',
      sea: 'Sea',
      rose: 'Rose',
    },
    warmth: 'Warmth',
    brightness: 'Brightness',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    off: 'Off',
    failed: 'The light of this room did not load.',
    retry: 'Try again',
  },
};
