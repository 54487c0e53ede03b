import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PaymentAnswer } from './use-payment.ts'

interface SaidOutcomeProps {
  readonly answer: PaymentAnswer
  readonly children: ReactNode
}

/**
 * Reads out the title of an outcome when it takes the place of another, as when the bank has answered: nothing of the
 * page was pressed, and it has not been left.
 */
export function SaidOutcome({ answer, children }: SaidOutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const state = answer.kind === 'known' ? answer.payment.status : answer.kind
  useEffect(() => {
    if (state !== 'asking') setSaid(outcome.current?.querySelector('h1')?.textContent ?? '')
  }, [state])
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div ref={outcome}>{children}</div>
    </>
  )
}
