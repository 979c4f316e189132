import { describe, expect, it } from 'vitest';
import { withPageSettings } from './page-settings.ts';

const template = '<head><!--settings--></head>';
const publicOrigin = 'https://shop.example:8443';
const nothingElse: Omit<Parameters<typeof withPageSettings>[1], 'publicOrigin'> = {
  ...{ frameHosts: [], analytics: false, mode: 'production' },
  ...{ apiOrigin: undefined, logOrigin: undefined, themeOrigin: undefined, oldestApp: undefined },
};

describe('what a page says about its server', () => {
  it('is its main host alone where nothing is switched on', () => {
    expect(withPageSettings(template, { publicOrigin, ...nothingElse })).toBe(
      '<head><meta name="main-host" content="shop.example:8443" /></head>',
    );
  });

  it('names hosts that are others than its own, hosts that are framed, the app it needs, and analytics', () => {
    const html = withPageSettings(template, {
      ...{ ...nothingElse, publicOrigin, frameHosts: ['a.example', 'b.example'], analytics: true },
      ...{ apiOrigin: 'https://api.shop.example', logOrigin: 'https://log.shop.example', oldestApp: '5.2.0' },
      themeOrigin: 'https://themes.shop.example',
    });
    expect(html).toContain('<meta name="api-host" content="https://api.shop.example" />');
    expect(html).toContain('<meta name="log-host" content="https://log.shop.example" />');
    expect(html).toContain('<meta name="theme-host" content="https://themes.shop.example" />');
    expect(html).toContain('<meta name="oldest-app" content="5.2.0" />');
    expect(html).toContain('<meta name="frame-hosts" content="a.example,b.example" />');
    expect(html).toContain('<meta name="analytics" content="on" />');
  });
});
