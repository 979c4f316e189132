// Made from shapes.json by design-system/icons/generate.ts. Each icon is one pure export, so that a page carries only its own.
import { createIcon } from './create-icon.tsx';

export const IconSearch = /* @__PURE__ */ createIcon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2l4.3 4.3');
export const IconCart = /* @__PURE__ */ createIcon(
  'M3 4h2.2l2 10.6a1.8 1.8 0 0 0 1.8 1.4h7.6a1.8 1.8 0 0 0 1.8-1.4L20 7.5H5.9M9.6 18.8a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2ZM16.4 18.8a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z',
);
export const IconUser = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.7 3.7-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
);
export const IconMenu = /* @__PURE__ */ createIcon('M4 8.5h16M4 15.5h11');
export const IconClose = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const IconChevronLeft = /* @__PURE__ */ createIcon('M14.5 6l-6 6 6 6');
export const IconChevronRight = /* @__PURE__ */ createIcon('M9.5 6l6 6-6 6');
export const IconChevronUp = /* @__PURE__ */ createIcon('M6 14.5l6-6 6 6');
export const IconChevronDown = /* @__PURE__ */ createIcon('M6 9.5l6 6 6-6');
export const IconArrowRight = /* @__PURE__ */ createIcon('M4.5 12h15M13.5 6l6 6-6 6');
export const IconArrowLeft = /* @__PURE__ */ createIcon('M19.5 12h-15M10.5 6l-6 6 6 6');
export const IconCheck = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');
export const IconTruck = /* @__PURE__ */ createIcon(
  'M5.2 16.5H3V6h11v10.5M14 10h3.8l3.2 3.4v3.1h-1.7M8.8 16.5h6.9M7 14.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM17.5 14.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
);
export const IconReturn = /* @__PURE__ */ createIcon('M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8');
export const IconShield = /* @__PURE__ */ createIcon(
  'M12 3.5l7 2.6v5.4c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.1ZM9 12l2.2 2.2 4-4.2',
);
export const IconBolt = /* @__PURE__ */ createIcon('M13 3L5.5 13.5H11L10 21l8-11h-5.6Z');
export const IconBulb = /* @__PURE__ */ createIcon(
  'M10.2 20.5h3.6M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2v1h5v-1c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3.5Z',
);
export const IconMoon = /* @__PURE__ */ createIcon('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z');
export const IconSun = /* @__PURE__ */ createIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M5.5 18.5l1.2-1.2M17.3 6.7l1.2-1.2',
);
export const IconAuto = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8.2h7.5M12 12h8.5M12 15.8h7.5',
);
export const IconGlobe = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5Z',
);
export const IconTrash = /* @__PURE__ */ createIcon(
  'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5V16M14 10.5V16',
);
export const IconPlus = /* @__PURE__ */ createIcon('M12 5.5v13M5.5 12h13');
export const IconMinus = /* @__PURE__ */ createIcon('M5.5 12h13');
export const IconHeart = /* @__PURE__ */ createIcon(
  'M12 20S4 15.2 4 9.4a4.4 4.4 0 0 1 8-2.5 4.4 4.4 0 0 1 8 2.5C20 15.2 12 20 12 20Z',
);
export const IconStar = /* @__PURE__ */ createIcon(
  'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z',
);
export const IconFilter = /* @__PURE__ */ createIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
export const IconSort = /* @__PURE__ */ createIcon('M8 5v14M8 19l-3-3M8 19l3-3M16 19V5M16 5l-3 3M16 5l3 3');
export const IconMail = /* @__PURE__ */ createIcon('M3.5 6h17v12h-17ZM3.8 6.5L12 13l8.2-6.5');
export const IconLock = /* @__PURE__ */ createIcon('M6 10.5h12V20H6ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.2v2');
export const IconCard = /* @__PURE__ */ createIcon('M3.5 6h17v12.5h-17ZM3.5 10h17M7 15h3.5');
export const IconBank = /* @__PURE__ */ createIcon(
  'M4 9.5l8-5 8 5ZM5 19.5h14M6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17',
);
export const IconClock = /* @__PURE__ */ createIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2');
export const IconPin = /* @__PURE__ */ createIcon(
  'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11ZM12 7.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
);
export const IconEdit = /* @__PURE__ */ createIcon(
  'M4.5 19.5l.9-3.8L15.8 5.3a1.8 1.8 0 0 1 2.6 0l.3.3a1.8 1.8 0 0 1 0 2.6L8.3 18.6ZM14 7.2l2.9 2.9',
);
export const IconCopy = /* @__PURE__ */ createIcon('M9 9h11v11H9ZM5.5 15H4V4h11v1.5');
export const IconEye = /* @__PURE__ */ createIcon(
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
);
export const IconEyeOff = /* @__PURE__ */ createIcon(
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM4.5 4.5l15 15',
);
export const IconInfo = /* @__PURE__ */ createIcon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.2M12 7.8v.01',
);
export const IconAlert = /* @__PURE__ */ createIcon('M12 4l9 15.5H3ZM12 10v4.5M12 17v.01');
export const IconHome = /* @__PURE__ */ createIcon('M4 11l8-6.5 8 6.5M6 9.5v10h12v-10');
export const IconBox = /* @__PURE__ */ createIcon(
  'M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7ZM4.3 7.8L12 12l7.7-4.2M12 12v8.3',
);
export const IconTicket = /* @__PURE__ */ createIcon('M3.5 7h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4ZM14 7.5v9');
export const IconExternal = /* @__PURE__ */ createIcon('M14 4.5h5.5V10M19.5 4.5L11 13M17 14v5.5H4.5V7H10');
export const IconImage = /* @__PURE__ */ createIcon(
  'M4 5h16v14H4ZM4 16l4.5-4.5 4 4L15 13l5 5M15 8.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
);
export const IconRefresh = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4.5H15');
export const IconOffline = /* @__PURE__ */ createIcon(
  'M3 9.5a13 13 0 0 1 4.5-2.6M11 6.1a13 13 0 0 1 10 3.4M6.2 13a8.4 8.4 0 0 1 4-2.1M14.6 11.1a8.4 8.4 0 0 1 3.2 1.9M9.3 16.4a4.2 4.2 0 0 1 5.4 0M12 19.8v.01M4 4l16 16',
);
export const IconShare = /* @__PURE__ */ createIcon('M12 14.5V4M8 7.5L12 3.8l4 3.7M6 11.5v8.5h12v-8.5');
export const IconChat = /* @__PURE__ */ createIcon('M4 5h16v11.5h-8.5L7 20v-3.5H4ZM8 9.3h8M8 12.5h5');
export const IconGrid = /* @__PURE__ */ createIcon(
  'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
);
export const IconZoom = /* @__PURE__ */ createIcon(
  'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2l4.3 4.3M11 8v6M8 11h6',
);
export const IconPlay = /* @__PURE__ */ createIcon('M8 5.2v13.6l10.8-6.8Z');
