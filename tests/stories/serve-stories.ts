/** Builds the site of the components and the stories that must fail, and serves both until it is told to end. */
import { serveSite } from './site.ts';
import { storiesPorts } from './stories-ports.ts';

await serveSite({ config: '.storybook', folder: 'storybook-static', port: storiesPorts.site });
await serveSite({ config: '.storybook/control', folder: '.cache/storybook-control', port: storiesPorts.control });
console.log('The stories are ready.');
