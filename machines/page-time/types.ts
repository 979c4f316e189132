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
}

export interface PageTimeContext extends PageTimeInput {
  /** Sampled here and not yet sent. */
  readonly records: readonly PageTimeRecord[];
  /** True while the last record still grows: no other page and no report came since, nor was one due. */
  readonly isOpen: boolean;
  /** On their way; they are in `records` no more. */
  readonly sending: readonly PageTimeRecord[];
  /** Which of the report intervals runs. */
  readonly cycle: number;
  /** Time in view since the last report left or was due, in milliseconds. */
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
  /**
   * Sends the records with all that this browser keeps, and keeps them where they do not arrive. Must outlive the document:
   * the last report leaves while the page is being closed.
   */
  readonly upload: (records: readonly PageTimeRecord[], signal: AbortSignal) => Promise<void>;
  /** Keeps records for the next report, of this document or of another. */
  readonly keepRecords: (records: readonly PageTimeRecord[]) => void;
}
