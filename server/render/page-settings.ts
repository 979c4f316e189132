import type { Config } from '../config.ts';
import { escapeHtml } from './document.ts';

/** Tells the web app what this server was started with; what is off stays unsaid. */
export function withPageSettings(
  template: string,
  config: Pick<
    Config,
    'publicOrigin' | 'apiOrigin' | 'logOrigin' | 'themeOrigin' | 'frameHosts' | 'oldestApp' | 'analytics' | 'mode'
  >,
): string {
  const settings = {
    'main-host': new URL(config.publicOrigin).host,
    'api-host': config.apiOrigin ?? '',
    'log-host': config.logOrigin ?? '',
    'theme-host': config.themeOrigin ?? '',
    'frame-hosts': config.frameHosts.join(','),
    'oldest-app': config.oldestApp ?? '',
    analytics: config.analytics ? 'on' : '',
    // The simulator, a page of this origin, may play the app around the shop.
    'app-hosts': config.mode === 'production' ? '' : 'self',
  };
  const said = Object.entries(settings).filter(([, content]) => content !== '');
  const tags = said.map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`);
  return template.replace('<!--settings-->', () => tags.join(''));
}
