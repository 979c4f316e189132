import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU time a process has used so far, all its threads, in microseconds: from the accounting of Linux. */
export function cpuTime(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [used = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(used);
  });
  return nanoseconds.reduce((sum, used) => sum + used, 0) / 1_000;
}

/** Keeps a process on one core, so that asker and answerer do not push each other about; where it cannot, nothing is lost. */
export function pin(pid: number, core: number): void {
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}
