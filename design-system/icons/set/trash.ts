// Made from shapes.json by design-system/icons/generate.ts.
import { createIcon } from '../create-icon.tsx';

export const IconTrash = /* @__PURE__ */ createIcon(
  'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5V16M14 10.5V16',
);
