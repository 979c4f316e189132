/** The site of the components, built anew, for the pictures of its stories. */
import { serveSite } from '../stories/site.ts';
import { visualPorts } from './visual-ports.ts';

await serveSite({ folder: '.cache/storybook-visual', port: visualPorts.site });
