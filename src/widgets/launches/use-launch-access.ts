import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type LaunchAccess, launchAccess } from '#rules/launches.ts';
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
  const [now, setNow] = useState(serverNow);
  const { level = 0, levelName } = (isMember && savvy) || {};
  const look = useCallback(() => setNow(serverNow()), []);
  // The moment of a level may have come while the level was on its way.
  useEffect(look, [look, level, launchTime]);
  return { ...launchAccess(launchTime, level, now), levelName, look };
}
