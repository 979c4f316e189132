/** One module of the browser's build. */
export interface Module {
  readonly imports: readonly string[];
  /** Weight of its code, in any unit that is the same for all. */
  readonly weight: number;
}

export interface Entry {
  readonly id: string;
  /** How much a byte loaded in vain costs here: a page where visits start counts more than a dialog. */
  readonly importance: number;
  /** The other entries that it brings along soon after its first view. */
  readonly late?: readonly string[] | undefined;
  /** The area of pages it belongs to; empty where it serves several. */
  readonly area: string;
}

/** Modules that exactly the same entries need; they always stay together. */
export interface Block {
  readonly entries: readonly string[];
  /** The area that alone needs them; empty where several do. */
  readonly area: string;
  readonly modules: readonly string[];
  readonly weight: number;
  /** Other blocks that its modules import. */
  readonly imports: Set<Block>;
}

/** What is spread over chunks. */
export interface Load {
  /** Every module of the build by its id. */
  readonly modules: ReadonlyMap<string, Module>;
  /** What is loaded by itself: pages, and whatever comes late. */
  readonly entries: readonly Entry[];
  /** Modules that have their chunk already. */
  readonly placed: ReadonlySet<string>;
  /** Modules that are loaded like others, but all in one chunk that they share with no others. */
  readonly apart: ReadonlySet<string>;
  /** What one more file costs an entry, in the unit of the weights. */
  readonly fileCost: number;
}

/** The area of modules that share no chunk with others. */
const apartArea = 'apart';

/** Everything that a module imports statically, itself included, without what is placed already. */
export function reachableFrom(
  id: string,
  modules: ReadonlyMap<string, Pick<Module, 'imports'>>,
  placed: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next) || placed.has(next)) continue;
    reached.add(next);
    waiting.push(...(modules.get(next)?.imports ?? []));
  }
  return reached;
}

/** The entries that need each module, in their order. */
export function usersOf({ modules, entries, placed }: Load): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { id } of entries) {
    for (const module of reachableFrom(id, modules, placed)) users.set(module, [...(users.get(module) ?? []), id]);
  }
  return users;
}

/** The modules that two entries or more need, gathered into blocks that know what they import. */
export function blocksOf(load: Load): readonly Block[] {
  const users = usersOf(load);
  const shared = [...users].filter(([id, used]) => used.length > 1 || load.apart.has(id)).map(([id]) => id);
  return blocksAmong(load, shared, users, () => '');
}

/**
 * @param ids of the modules that are gathered
 * @param partOf modules of different parts stand in different blocks, whoever needs them
 */
export function blocksAmong(
  { modules, entries, apart }: Load,
  ids: readonly string[],
  users: ReadonlyMap<string, readonly string[]>,
  partOf: (id: string) => string,
): readonly Block[] {
  const areas = new Map(entries.map(({ id, area }) => [id, area]));
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const key = apart.has(id) ? apartArea : [partOf(id), ...(users.get(id) ?? [])].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const blocks = [...groups.values()].map((group): Block => {
    const used = [...new Set(group.flatMap((id) => users.get(id) ?? []))];
    const [area = '', ...others] = new Set(used.map((id) => areas.get(id) ?? ''));
    const isApart = group.some((id) => apart.has(id));
    return {
      entries: used,
      area: isApart ? apartArea : others.length === 0 ? area : '',
      modules: group,
      weight: group.reduce((sum, id) => sum + (modules.get(id)?.weight ?? 0), 0),
      imports: new Set(),
    };
  });
  const blockOf = new Map(blocks.flatMap((block) => block.modules.map((id) => [id, block] as const)));
  for (const block of blocks) {
    for (const other of block.modules.flatMap((id) => modules.get(id)?.imports ?? [])) {
      const imported = blockOf.get(other);
      if (imported && imported !== block) block.imports.add(imported);
    }
  }
  return blocks;
}
