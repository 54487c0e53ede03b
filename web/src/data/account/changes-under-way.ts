/** Changes of somebody's own that the API has not answered yet. */
const underWay = new Set<Promise<unknown>>()

/** Has a sign-out wait for the answer to a change of somebody's own, which it gives. */
export function untilAnswered<Answer>(change: Promise<Answer>): Promise<Answer> {
  underWay.add(change)
  const forget = () => void underWay.delete(change)
  change.then(forget, forget)
  return change
}

/** Resolves once the changes that are under way are answered, at the latest after a time or when the page is left. */
export async function changesAnswered(longestMs: number): Promise<void> {
  if (underWay.size === 0) return
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(limit.resolve, longestMs)
  const onLeave = () => limit.resolve()
  window.addEventListener('pagehide', onLeave)
  await Promise.race([Promise.allSettled(underWay), limit.promise])
  clearTimeout(timer)
  window.removeEventListener('pagehide', onLeave)
}
