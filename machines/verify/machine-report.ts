/** What the checker found out about one machine, for the table at the end of a run. */
export interface MachineReport {
  readonly machine: string;
  readonly states: number;
  readonly edges: number;
  readonly transitions: number;
  readonly mutants: number;
  readonly killed: number;
}

declare module 'vitest' {
  interface TaskMeta {
    machine?: MachineReport;
  }
}
