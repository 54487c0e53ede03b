import { m } from '#generated/paraglide/messages.js'
import { contentId } from './content-id.ts'

/** Takes away the notice that it stands in: the keyboard goes on at the page's content, which stays where it is. */
export function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  function dismiss(): void {
    document.getElementById(contentId)?.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <button type="button" className="link" onClick={dismiss}>
      {m.account_ended_dismiss()}
    </button>
  )
}
