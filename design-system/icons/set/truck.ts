// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconTruck = /* @__PURE__ */ createIcon(
  'M5.2 16.5H3V6h11v10.5M14 10h3.8l3.2 3.4v3.1h-1.7M8.8 16.5h6.9M7 14.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM17.5 14.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
);
