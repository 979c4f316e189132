/** Builds the site of the components and the stories that must fail, and serves both until it is told to end. */
import { share } from '../extent.ts';
import { serveSite } from './site.ts';
import { storiesPorts } from './stories-ports.ts';

await serveSite({ config: '.storybook', folder: 'storybook-static', port: storiesPorts.site, hasProps: share === 1 });
await serveSite({ config: '.storybook/control', folder: '.cache/storybook-control', port: storiesPorts.control });
console.log('The stories are ready.');
