/**
 * Builds the site of the components with the stories that must fail, and serves it until the process is told to end; with every
 * test it also runs as it does while stories are written.
 */
import { share } from '../extent.ts';
import { runSite, serveSite } from './site.ts';
import { storiesPorts } from './stories-ports.ts';

await serveSite({ folder: 'storybook-static', port: storiesPorts.site, hasProps: share === 1, hasControl: true });
if (share === 1) runSite(storiesPorts.running);
console.log('The stories are built.');
