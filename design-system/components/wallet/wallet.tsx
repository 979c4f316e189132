import type { ReactNode } from 'react';
import { Tabs } from '../tabs/tabs.tsx';
import * as styles from './wallet.css.ts';

export type WalletSection<Value extends string> = {
  value: Value;
  /** "Unused", "Used", "Expired". */
  label: string;
  /** The number of coupons; omitted for none. */
  count?: number | undefined;
  /** Coupon cards as `slips`, or coupon rows as `rows`. */
  look: keyof typeof styles.lists;
  coupons: readonly { id: string; coupon: ReactNode }[];
  /** Shown instead of a list without coupons. */
  empty: ReactNode;
};

export type WalletProps<Value extends string> = {
  /** The accessible name of the tabs: "Your coupons". */
  label: string;
  sections: readonly WalletSection<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Where a code is entered. */
  entry?: ReactNode;
};

function Coupons<Value extends string>({ label, look, coupons, empty }: WalletSection<Value>) {
  if (coupons.length === 0) return empty;
  return (
    <ul className={styles.lists[look]} aria-label={label}>
      {coupons.map(({ id, coupon }) => (
        <li key={id} className={styles.items[look]}>
          {coupon}
        </li>
      ))}
    </ul>
  );
}

/** The coupons of a member by what can be done with them, and a place for a code. */
export function Wallet<Value extends string>({ label, sections, value, onChange, entry }: WalletProps<Value>) {
  const items = sections.map((section) => ({
    value: section.value,
    label: section.label,
    count: section.count,
    panel: <Coupons {...section} />,
  }));
  return (
    <div className={styles.root}>
      <Tabs label={label} items={items} value={value} onChange={onChange} />
      {entry !== undefined && <div className={styles.entry}>{entry}</div>}
    </div>
  );
}
