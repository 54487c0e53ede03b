import { useState } from 'react'

/** One thing at a time that may fail, and what it failed with. */
export interface Act {
  readonly isBusy: boolean
  /** In the mock's words; null while all is well. */
  readonly failure: string | null
  readonly run: (work: () => Promise<void>) => void
}

export function useAct(): Act {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(sentenceIn(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    failure,
    run(work) {
      if (!isBusy) void attempt(work)
    },
  }
}

/** What the mock says of a refusal, without the call that it refused. */
export function sentenceIn(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return /"message":"([^"]+)"/.exec(text)?.[1] ?? text
}
