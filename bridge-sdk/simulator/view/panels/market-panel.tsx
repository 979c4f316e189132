import { turnMarket } from '../../app/app-actions.ts';
import { marketCodes, marketName } from '../../app/markets.ts';
import { useAppState, type OfApp } from '../use-store.ts';

export function MarketPanel({ app }: OfApp) {
  const { market } = useAppState(app);
  const codes = marketCodes.includes(market) ? marketCodes : [...marketCodes, market];
  return (
    <label>
      Market of the app
      <select value={market} onChange={({ target }) => turnMarket(app, target.value)}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {code} · {marketName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
