// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconPlay = /* @__PURE__ */ createIcon('M8 5.2v13.6l10.8-6.8Z');
