// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconBolt = /* @__PURE__ */ createIcon('M13 3L5.5 13.5H11L10 21l8-11h-5.6Z');
