import { Footer, Logo } from '#design-system/index.ts';
import { markets } from '#rules/markets.ts';
import { useSite } from '../actors/use-actors.ts';
import { layoutText as text, marketsInSentence } from '../text/layout.ts';
import { MarketChoice } from '../widgets/market-choice.tsx';
import { footerColumns } from './site-links.ts';
import { ThemeChoice } from '../widgets/theme-choice.tsx';

/** The end of every page: help, policies, the market. */
export function SiteFooter() {
  const site = useSite();
  return (
    <Footer
      logo={<Logo name={text.brand} />}
      claim={text.footer.about}
      columns={footerColumns(site)}
      legal={`${text.marketNote(marketsInSentence[site], markets[site].currency)} ${text.footer.legal}`}
      switches={
        <>
          <MarketChoice opens="up" />
          <ThemeChoice />
        </>
      }
    />
  );
}
