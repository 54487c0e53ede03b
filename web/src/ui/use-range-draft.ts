import { useState } from 'react'
import { sameBounds, type RangeBounds } from '#lib/range-numbers.ts'

/**
 * What the handles and fields of a range show: the range in use, or one on its way, which stands until another is in use
 * than when it was made.
 */
export function useRangeDraft(inUse: RangeBounds | null) {
  const [draft, setDraft] = useState<{ readonly over: RangeBounds | null; readonly to: RangeBounds } | null>(
    null,
  )
  const isCurrent = draft !== null && sameBounds(draft.over, inUse)
  // Dropped for good: Back makes the earlier range the one in use again.
  if (draft !== null && !isCurrent) setDraft(null)
  return {
    draft: isCurrent ? draft.to : null,
    setDraft: (to: RangeBounds | null) => setDraft(to && { over: inUse, to }),
  }
}
