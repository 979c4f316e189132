import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('the constants of the specification', () => {
  it('have the values of section 9', () => {
    expect(limits).toMatchObject({
      requestTimeout: 300_000,
      requestCacheTtl: 60_000,
      defaultAppVersion: '5.0.0',
      clientType: 6,
      supportedLocales: ['en'],
      cartRefreshDelay: 300,
      marketInfoTimeout: 2_000,
      themeTransition: 300,
      skeletonTimeout: 10_000,
      skeletonHideDelay: 100,
      backNavigationWait: 100,
      cookieLifetime: 3_600_000,
      pageTimeSample: 3_000,
      pageTimeReports: [5_000, 12_000, 20_000],
      pageTimeDropFrom: 300_000,
      chunkTimeout: 120_000,
      queryDepth: 5,
      queryArrayLimit: 20,
      queryParameterLimit: 1_000,
      lazyImageThreshold: 100,
      lazyImageDelay: 300,
      modalDuration: 300,
      noticeAutoClose: 1_500,
      noticeTopOffset: 65,
      backdropLayer: 198,
      headUpdateThrottle: 16,
      videoRatios: ['16:9', '330:300'],
    });
  });

  it('keep the texts of section 5 within their lengths', () => {
    expect(limits).toMatchObject({ emailMaxLength: 320, urlMaxLength: 2_048 });
  });

  it('let a cart hold 50 lines of 10 pieces for 180 days', () => {
    expect(limits).toMatchObject({ cartMaxLines: 50, perOrderLimitDefault: 10, cartLineMaxAge: 15_552_000_000 });
  });
});
