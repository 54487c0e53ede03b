import { m } from '#generated/paraglide/messages.js'

/** What stands where the code of a part that was opened could not be had: it is tried again when it is opened again. */
export function PartFailed() {
  return (
    <p className="caption" role="alert">
      {m.explanation_failed()}
    </p>
  )
}
