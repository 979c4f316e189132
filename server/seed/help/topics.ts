export interface HelpTopicSeed {
  readonly topicId: string;
  readonly title: string;
  /** What is in it, in one line. */
  readonly line: string;
  /** Of the icons in design-system/icons. */
  readonly icon: 'bolt' | 'bulb' | 'clock' | 'edit' | 'moon' | 'return' | 'sun' | 'truck';
  /** Its articles, in the order in which they are read. */
  readonly faqIds: readonly string[];
}

/** The topics of the help, in the order of their tiles. */
export const helpTopics: readonly HelpTopicSeed[] = [
  {
    topicId: 'connect',
    title: 'Set up and connect',
    line: 'Pair a light, change the Wi-Fi, join Apple Home, Google Home or Alexa.',
    icon: 'bolt',
    faqIds: [
      'pair-first-lamp',
      'pair-after-new-router',
      'wifi-2-4-ghz',
      'matter-code',
      'apple-home',
      'google-home',
      'alexa',
      'lamp-not-found',
      'lamp-goes-offline',
      'factory-reset',
    ],
  },
  {
    topicId: 'control',
    title: 'App, scenes and schedules',
    line: 'Scenes, sunset schedules, sensors, Dial and updates.',
    icon: 'clock',
    faqIds: [
      'scenes',
      'schedule-sunset',
      'groups-and-rooms',
      'sensor-placement',
      'dial-and-remote',
      'after-power-cut',
      'update-firmware',
    ],
  },
  {
    topicId: 'dimming',
    title: 'Dimming, flicker and sound',
    line: 'Wall dimmers, flicker, humming, and the right white.',
    icon: 'sun',
    faqIds: ['flicker', 'wall-dimmer', 'humming-noise', 'glow-when-off', 'white-and-color'],
  },
  {
    topicId: 'strips',
    title: 'Strips',
    line: 'Cut, join, bend and fix a light strip, and power it.',
    icon: 'edit',
    faqIds: ['cut-strip', 'join-strip', 'strip-corner', 'strip-adhesive', 'strip-length-and-power'],
  },
  {
    topicId: 'outdoor',
    title: 'Outdoor lights',
    line: 'What takes rain, how cables are laid, and the winter.',
    icon: 'moon',
    faqIds: ['outdoor-rating', 'outdoor-cable', 'outdoor-winter'],
  },
  {
    topicId: 'bulbs',
    title: 'Bulbs and fittings',
    line: 'Caps, closed lamps, heat, cleaning and spare parts.',
    icon: 'bulb',
    faqIds: ['right-fitting', 'closed-fixture', 'hot-lamp', 'clean-and-replace'],
  },
  {
    topicId: 'orders',
    title: 'Orders and delivery',
    line: 'Follow a parcel, change an order, pay again.',
    icon: 'truck',
    faqIds: ['where-is-my-order', 'change-or-cancel-order', 'payment-failed'],
  },
  {
    topicId: 'returns',
    title: 'Returns and warranty',
    line: 'Send a light back, claim, recycle.',
    icon: 'return',
    faqIds: ['return-a-light', 'warranty-claim', 'recycle-a-light'],
  },
];
