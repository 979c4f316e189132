import { Footer, Logo } from '#design-system/index.ts';
import { markets } from '#rules/markets.ts';
import { useSite } from '../actors/hooks.ts';
import { layoutText as text, marketNames } from '../text/layout.ts';
import { MarketChoice } from '../widgets/market-choice.tsx';
import { ThemeChoice } from '../widgets/theme-choice.tsx';

/** The end of every page: help, policies, the market. In the EU a contract can be withdrawn from here. */
export function SiteFooter() {
  const site = useSite();
  const columns = text.footer.groups.map(({ title, links }) => ({
    title,
    links: title === text.footer.withdraw.group && site === 'EU' ? [...links, text.footer.withdraw] : links,
  }));
  return (
    <Footer
      logo={<Logo name={text.brand} />}
      claim={text.footer.about}
      columns={columns}
      legal={`${text.marketNote(marketNames[site], markets[site].currency)} ${text.footer.legal}`}
      switches={
        <>
          <MarketChoice opens="up" />
          <ThemeChoice />
        </>
      }
    />
  );
}
