import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import skeletons from '#ui/skeleton.module.css'
import { CallWay, OutcomePanel } from './outcome-panel.tsx'

interface PageAnswerProps {
  readonly subject: string
  /** The title until the answer is there. */
  readonly loading: string
  /** The title and the text where none came. */
  readonly failed: string
  readonly failedText: string
  /** For a browser that runs no script, which never gets further. */
  readonly noscript: string
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The page of a link before the API has answered, and where it does not: the link is kept, and asked for again. */
export function PageAnswer({
  subject,
  loading,
  failed,
  failedText,
  noscript,
  hasFailed,
  onRetry,
}: PageAnswerProps) {
  if (!hasFailed) {
    return (
      <OutcomePanel subject={subject} title={loading}>
        <noscript>
          <p>{noscript}</p>
        </noscript>
        <div aria-hidden="true">
          <i className={skeletons.line} />
          <i className={skeletons.line} />
          <i className={skeletons.shortLine} />
        </div>
      </OutcomePanel>
    )
  }
  return (
    <OutcomePanel
      subject={subject}
      title={failed}
      facts={[{ label: m.outcome_happened(), text: failedText }]}
      actions={
        <>
          <button type="button" className={buttons.button} onClick={onRetry}>
            {m.failed_retry()}
          </button>
          <CallWay />
        </>
      }
    />
  )
}
