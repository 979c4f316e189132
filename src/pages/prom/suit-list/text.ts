export const suitListText = {
  title: 'Bundles',
  lead: 'Lights that belong together, for less than separately.',
  description: 'Smart lights that belong together, room by room, for less than they cost separately.',
  trail: 'Where you are',
  home: 'Home',
  loading: 'Loading the bundles',
  rooms: 'Rooms',
  room: {
    ALL: 'All',
    LIVING_ROOM: 'Living room',
    BEDROOM: 'Bedroom',
    DESK: 'Desk',
    GARDEN: 'Garden',
    WHOLE_HOME: 'Whole home',
  },
  empty: {
    title: 'No bundles right now',
    body: 'We add new ones every season. You can buy every light separately.',
    action: 'See all lights',
  },
} as const;
