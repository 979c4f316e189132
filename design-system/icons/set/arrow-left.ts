// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconArrowLeft = /* @__PURE__ */ createIcon('M19.5 12h-15M10.5 6l-6 6 6 6');
