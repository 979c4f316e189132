// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconPause = /* @__PURE__ */ createIcon('M9 5.5v13M15 5.5v13');
