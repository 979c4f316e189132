import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder in which a control group can be made, and the files of one that limit its processor time. */
export interface Place {
  readonly parent: string;
  /** The file and what is written into it, for a part of one processor. */
  readonly limit: (share: number) => readonly (readonly [string, string])[];
}

/** Microseconds in which a group may use its share: long enough for a browser's frame, short enough to be a slow machine. */
const period = 100_000;
const quota = (share: number): number => Math.round(share * period);

/**
 * Where control groups can be made, likeliest first: below the group of this process, then at the top.
 * @param own the text of /proc/self/cgroup: a line for each hierarchy of version 1, and one that begins with 0:: for version 2
 * @param root the folder where they are mounted
 */
export function placesOf(own: string, root = '/sys/fs/cgroup'): Place[] {
  return own
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [id = '', controllers = '', ...rest] = line.split(':');
      const group = rest.join(':');
      const isSecond = id === '0';
      if (!isSecond && !controllers.split(',').includes('cpu')) return [];
      const mount = isSecond ? root : path.join(root, controllers);
      const limit: Place['limit'] = isSecond
        ? (share) => [['cpu.max', `${quota(share)} ${period}`]]
        : (share) => [
            ['cpu.cfs_period_us', `${period}`],
            ['cpu.cfs_quota_us', `${quota(share)}`],
          ];
      return [...new Set([path.resolve(mount, `./${group}`), mount])].map((parent) => ({ parent, limit }));
    });
}

/** A control group that this process has entered, and with it all that it starts from now on. */
export interface ControlGroup {
  /** Ends what still runs in it, takes this process out and removes it. */
  leave(): void;
}

/** Enters a new control group with this part of one processor. @returns undefined where there is none that this user may make */
export function enterControlGroup(share: number): ControlGroup | undefined {
  const own = existsSync('/proc/self/cgroup') ? readFileSync('/proc/self/cgroup', 'utf8') : '';
  for (const { parent, limit } of placesOf(own)) {
    const folder = path.join(parent, `lampyris-${process.pid}`);
    const leave = (): void => {
      const alive = readFileSync(path.join(folder, 'cgroup.procs'), 'utf8').split('\n').map(Number);
      for (const pid of alive.filter((one) => one > 0)) {
        if (pid !== process.pid) ignoringFaults(() => process.kill(pid));
        ignoringFaults(() => writeFileSync(path.join(parent, 'cgroup.procs'), `${pid}`));
      }
      rmdirSync(folder);
    };
    try {
      // Version 2 gives a controller to groups below only where their parent says so.
      ignoringFaults(() => writeFileSync(path.join(parent, 'cgroup.subtree_control'), '+cpu'));
      mkdirSync(folder);
      for (const [file, value] of limit(share)) writeFileSync(path.join(folder, file), value);
      writeFileSync(path.join(folder, 'cgroup.procs'), `${process.pid}`);
      return { leave };
    } catch {
      if (existsSync(folder)) leave();
    }
  }
  return undefined;
}

/** For what another process may have done by itself: it has ended, or a file is not there in this version. */
function ignoringFaults(act: () => void): void {
  try {
    act();
  } catch {
    // Then it is as wanted, or the next step fails and says so.
  }
}
