/** What of an address says where a page is scrolled to. */
interface Place {
  readonly pathname: string
  readonly hash: string
}

/**
 * Whether a page stays where it is scrolled to when the view changes: from one page inside `/learn/` to another
 * (rules/shell#titles). One that names a part of it goes there; all others begin at their top.
 */
export function keepsScroll(from: Place | undefined, to: Place): boolean {
  return from !== undefined && isInLearn(from) && isInLearn(to) && to.hash === ''
}

function isInLearn({ pathname }: Place): boolean {
  return pathname.startsWith('/learn/')
}
