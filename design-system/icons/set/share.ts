// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconShare = /* @__PURE__ */ createIcon('M12 14.5V4M8 7.5L12 3.8l4 3.7M6 11.5v8.5h12v-8.5');
