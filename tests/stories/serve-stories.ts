/**
 * Builds the site of the components and serves it, and runs it a second time as it runs while stories are written, with the
 * stories that must fail, until it is told to end.
 */
import { share } from '../extent.ts';
import { runSite, serveSite } from './site.ts';
import { storiesPorts } from './stories-ports.ts';

await serveSite({ folder: 'storybook-static', port: storiesPorts.site, hasProps: share === 1 });
runSite(storiesPorts.running);
console.log('The stories are built.');
