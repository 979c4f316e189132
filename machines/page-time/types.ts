/** What a page is called in the reports. */
export interface PagePlace {
  readonly path: string;
  readonly pathName: string;
  readonly moduleId: string;
  /** The promotion that the page belongs to; '' elsewhere. */
  readonly activityName: string;
}

export interface PageTimeRecord extends PagePlace {
  /** Milliseconds in view, a multiple of the sample. */
  readonly duration: number;
}

export interface PageTimeInput {
  readonly page: PagePlace;
  readonly isVisible: boolean;
  /** Left by an earlier document that could not deliver them. */
  readonly records: readonly PageTimeRecord[];
}

export interface PageTimeContext extends PageTimeInput {
  /** True while the last record still grows: no other page and no report came since. */
  readonly isOpen: boolean;
  /** On their way; they are in `records` no more. */
  readonly sending: readonly PageTimeRecord[];
  /** Which of the report intervals runs. */
  readonly cycle: number;
  /** Time in view since the last report, in milliseconds. */
  readonly sinceReport: number;
}

export type PageTimeEvent =
  | { readonly type: 'page.entered'; readonly page: PagePlace }
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'page.becameHidden' }
  | { readonly type: 'page.hidden' }
  /** Raised by the sampling half for the reporting half. */
  | { readonly type: 'pageTime.sampled' };

export interface PageTimeDependencies {
  /** Must outlive the document: the last report leaves while the page is being closed. */
  readonly upload: (records: readonly PageTimeRecord[], signal: AbortSignal) => Promise<void>;
  /** Keeps what is not delivered for the next document; an empty list forgets it. */
  readonly persistRecords: (records: readonly PageTimeRecord[]) => void;
}
