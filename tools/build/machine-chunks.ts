/** What one chunk of the build holds of the machines. */
export interface MachineChunk {
  readonly file: string;
  /** Bytes after gzip. */
  readonly gzip: number;
  /** Ids of the machines it defines. */
  readonly machines: readonly string[];
}

/** The machines that live as long as the page; any other one comes with the page that needs it. */
const bootMachines = [
  'app',
  'bridgeCall',
  'bridgeHost',
  'cart',
  'dialogs',
  'market',
  'navigation',
  'notice',
  'notifications',
  'pageSkeleton',
  'pageTime',
  'session',
  'theme',
  'tokenRefresh',
];

const engineLimit = 16_000;
const bootLimit = 17_700;

/** The ids of the machines that a chunk defines: every one of ours names its limit of steps after its id. */
export function machinesIn(code: string): string[] {
  return [...code.matchAll(/\bid:["'`](\w+)["'`],options:\{maxIterations:/g)].flatMap(([, id]) => id ?? []);
}

/**
 * Faults in how the machines are spread over the chunks, one sentence each.
 * @param entry chunks that every page waits for before it shows
 * @param boot chunks that start the machines after that, without those of the entry
 */
export function machineFaults(entry: readonly MachineChunk[], boot: readonly MachineChunk[]): string[] {
  const early = entry.flatMap(({ file, machines }) =>
    machines.map((id) => `${id} is in ${file}, before the first paint`),
  );
  const strangers = boot.flatMap(({ file, machines }) =>
    machines.filter((id) => !bootMachines.includes(id)).map((id) => `${id} is in ${file}, which every page loads`),
  );
  const heavy = boot.flatMap(({ file, gzip, machines }) => {
    const [what, limit] =
      machines.length > 0 ? ['the boot machines', bootLimit] : ['the engine of the machines', engineLimit];
    return gzip > limit ? [`${file}: ${what} weigh ${gzip} bytes after gzip, more than ${limit}`] : [];
  });
  const missing = boot.some(({ machines }) => machines.includes('app'))
    ? []
    : ['no chunk holds the root of the machines'];
  return [...early, ...strangers, ...heavy, ...missing];
}
