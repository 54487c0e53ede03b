import { londonClock } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { formProblemText } from './problem-text.ts'
import type { FormProblem, IdentityForm } from './use-identity-form.ts'

/** What stands in the way of a form: its fields, each with a link to it, or the one thing that is no matter of a field. */
export function FormProblems({ form: { fieldErrors, attempt, problem } }: { form: IdentityForm }) {
  const count = fieldErrors.length
  const title = count === 1 ? m.account_one_problem() : m.account_problems({ count })
  return (
    <>
      <ErrorSummary title={title} errors={fieldErrors} attempt={attempt} />
      {count === 0 && problem && <Problem problem={problem} />}
    </>
  )
}

function Problem({ problem }: { problem: FormProblem }) {
  switch (problem.kind) {
    case 'wait':
      return <Wait until={problem.until} />
    case 'unreachable':
      return <Notice kind="error">{m.account_unreachable({ phone: shopIdentity.freephone.shown })}</Notice>
    case 'refused':
      return <Notice kind="error">{formProblemText(problem.code)}</Notice>
  }
}

/** Counts the minutes down, and goes when they are over; in the last of them a press may still be refused. */
function Wait({ until }: { until: Date | null }) {
  const now = useShopNow()
  if (until === null || now === null) return <Notice kind="error">{m.account_wait_some()}</Notice>
  const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000)
  if (until <= now) return null
  if (minutes === 0) return <Notice kind="error">{m.account_wait_moment()}</Notice>
  const { time } = londonClock(until)
  return (
    <Notice kind="error">
      {minutes === 1 ? m.account_wait_one({ time }) : m.account_wait({ minutes, time })}
    </Notice>
  )
}
