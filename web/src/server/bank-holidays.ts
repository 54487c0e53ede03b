import { englandAndWales } from '@shop/schema/http/bank-holidays'
import { withBundled, type BankHoliday } from '@shop/schema/domain/delivery/bundled-bank-holidays'

const dayMs = 86_400_000
/** How soon a list that could not be read is asked for again. */
const retryMs = 300_000
/** A page waits no longer for a list that it can do without. */
const patienceMs = 1500

export interface BankHolidaysOptions {
  readonly url: string
  /** Milliseconds that only ever grow. */
  readonly nowMs: () => number
  readonly onFailure: (error: unknown) => void
  readonly timeoutMs?: number
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * The bank holidays of England and Wales: the government's list, kept for a day because it is the same for
 * everybody, with the bundled copy for the years it lacks or when it cannot be read. A world of the mock has
 * its own list, with its own faults, which is never kept.
 */
export function createBankHolidays({
  url,
  nowMs,
  onFailure,
  timeoutMs = patienceMs,
  fetch: ask = fetch,
}: BankHolidaysOptions) {
  let kept = withBundled([])
  let keptUntilMs = Number.NEGATIVE_INFINITY
  let underWay: Promise<readonly BankHoliday[]> | null = null

  return async function bankHolidays(world: string | null): Promise<readonly BankHoliday[]> {
    if (world !== null) return readWorld(world)
    if (nowMs() < keptUntilMs) return kept
    underWay ??= refresh()
    return underWay
  }

  /** Reads the list for everybody; when that fails, the one from before goes on for a while. */
  async function refresh(): Promise<readonly BankHoliday[]> {
    try {
      kept = await read(null)
      keptUntilMs = nowMs() + dayMs
    } catch (error) {
      onFailure(error)
      keptUntilMs = nowMs() + retryMs
    }
    underWay = null
    return kept
  }

  async function readWorld(world: string): Promise<readonly BankHoliday[]> {
    try {
      return await read(world)
    } catch (error) {
      onFailure(error)
      return withBundled([])
    }
  }

  async function read(world: string | null): Promise<readonly BankHoliday[]> {
    const response = await ask(url, {
      headers: { accept: 'application/json', ...(world !== null && { world }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The list of bank holidays answers with status ${response.status}`)
    const listed = englandAndWales(await response.json())
    if (!listed) throw new Error('The list of bank holidays is not in its public structure')
    return withBundled(listed)
  }
}
