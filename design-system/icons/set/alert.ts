// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconAlert = /* @__PURE__ */ createIcon('M12 4l9 15.5H3ZM12 10v4.5M12 17v.01');
