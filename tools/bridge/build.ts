/** Builds the package of the bridge into `bridge-sdk/dist`; `npm pack` from `bridge-sdk` makes the file to install. */
import { buildPackage } from './build-package.ts';

const started = performance.now();
await buildPackage();
console.log(`built bridge-sdk/dist in ${((performance.now() - started) / 1000).toFixed(1)} s`);
