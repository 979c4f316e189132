import { describe, expect, it } from 'vitest';
import { markets, sites } from './markets.ts';
import { owesHandover, protectionFee, protectionTerms } from './protection.ts';
import { decideProtection } from './protection-choice.ts';

describe('shipping protection', () => {
  it('is offered in every country of the American, Canadian, British and European markets, and not in Japan', () => {
    const offered = sites.flatMap((site) =>
      markets[site].countries.filter((country) => protectionTerms(site, country) !== undefined),
    );
    expect(offered.toSorted()).toEqual(['AT', 'BE', 'CA', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'PT', 'US']);
    expect(protectionTerms('US', 'JP')).toBeUndefined();
    expect(protectionTerms('EU', 'US')).toBeUndefined();
  });

  it('costs 1.9 % of the goods, half a unit rounded up, and at least what its market says', () => {
    const fee = (site: 'US' | 'EU' | 'GB' | 'CA', goods: number) => {
      const terms = protectionTerms(site, markets[site].countries[0]);
      return terms && protectionFee(goods, terms);
    };
    expect([fee('US', 100), fee('EU', 100), fee('GB', 100), fee('CA', 100)]).toEqual([98, 98, 88, 128]);
    expect([fee('US', 5_157), fee('US', 5_158), fee('US', 17_800), fee('GB', 100_000)]).toEqual([98, 98, 338, 1_900]);
    expect(fee('US', 5_184)).toBe(98);
    expect(fee('US', 5_185)).toBe(99);
  });

  it('costs nothing where nothing is paid for the goods', () => {
    expect(protectionFee(0, { bps: 190, minimum: 98 })).toBe(0);
  });

  const terms = { bps: 190, minimum: 98 };
  it('is off until it is asked for, and then charged', () => {
    expect(decideProtection({ terms, requested: false })).toMatchObject({ isOffered: true, isActive: false });
    expect(decideProtection({ terms, requested: true, level: 3 })).toEqual({
      isOffered: true,
      isFree: false,
      isActive: true,
      charged: terms,
    });
  });

  it.each([true, false])('comes by itself and free from level 4 on (asked for: %s)', (requested) => {
    expect(decideProtection({ terms, requested, level: 4 })).toEqual({
      isOffered: true,
      isFree: true,
      isActive: true,
      charged: undefined,
    });
  });

  it('is nobody’s where it is not offered', () => {
    expect(decideProtection({ terms: undefined, requested: true, level: 4 })).toMatchObject({
      isOffered: false,
      isFree: false,
      isActive: false,
    });
  });

  it('gives nothing that the law gives anyhow: in Europe and Britain a parcel has to be handed over', () => {
    expect(sites.filter(owesHandover)).toEqual(['EU', 'GB']);
  });
});
