export const lightRoomText = {
  title: 'Turn it on',
  lead: (title: string) => `This is ${title} in a real room. Move the light, and the room follows.`,
  alt: (alt: string) => `${alt}, in the light you set`,
  switches: {
    modes: 'Kind of light',
    scene: 'Scene',
    white: 'White',
    colour: 'Colour',
    warmth: 'Warmth',
    hue: 'Colour',
    brightness: 'Brightness',
    off: 'Off',
    failed: 'The light of this room did not load.',
    retry: 'Try again',
  },
};
