import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LaunchAccess, launchAccess } from '#rules/launches.ts';
import { useFirstNow } from '#src/actors/use-first-now.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { suInfo } from '#src/api/queries/account.ts';

/** When whoever is here can buy a product. */
export interface OwnLaunchAccess extends LaunchAccess {
  /** Absent for a guest, and while the level of a member is on its way. */
  readonly levelName: string | undefined;
  /** Looks at the clock again: call it when a moment has come. */
  readonly look: () => void;
}

/** The access to a product that is launched at `launchTime`, by the clock of the server. */
export function useLaunchAccess(launchTime: number): OwnLaunchAccess {
  const isMember = useMember() !== null;
  const { data: savvy } = useQuery({ ...suInfo(useShop()), enabled: isMember });
  const first = useFirstNow();
  const { level = 0, levelName } = (isMember && savvy) || {};
  const atNow = () => ({ launchTime, level, now: serverNow() });
  const [looked, setLooked] = useState({ launchTime, level, now: 0 });
  // The moment of a level may have come while the level was on its way.
  if (looked.launchTime !== launchTime || looked.level !== level) setLooked(atNow);
  const now = Math.max(first, looked.now);
  return { ...launchAccess(launchTime, level, now), levelName, look: () => setLooked(atNow) };
}
