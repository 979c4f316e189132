export const suitListText = {
  title: 'Bundles',
  lead: 'Lights that belong together, for less than one by one.',
  description: 'Smart lights that belong together, room by room, for less than they cost one by one.',
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
    body: 'New ones come with the seasons. All lights can be had one by one.',
    action: 'See all lights',
  },
} as const;
