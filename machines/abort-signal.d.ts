/** The part of a signal that machines may know: they hand it on to effects. Merges with the platform's own where there is one. */
interface AbortSignal {
  readonly aborted: boolean;
}
