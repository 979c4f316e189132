// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconBox = /* @__PURE__ */ createIcon(
  'M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7ZM4.3 7.8L12 12l7.7-4.2M12 12v8.3',
);
