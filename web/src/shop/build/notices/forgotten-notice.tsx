import { m } from '#generated/paraglide/messages.js'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { forgottenText } from './forgotten-text.ts'
import { StoneNoticeBox } from './stone-notice-box.tsx'
import { forget, useForgotten, type ShownParts } from './use-forgotten.ts'

interface ForgottenNoticeProps {
  readonly shown: ShownParts
  /** Of what the keyboard goes on from once it has gone. */
  readonly nextId: string
}

/** Says that choices of before are not known any more, until the shopper has taken note or chosen others. */
export function ForgottenNotice({ shown, nextId }: ForgottenNoticeProps) {
  const forgotten = useForgotten(shown)
  const focusNext = useFocusNext()
  const text = forgottenText(forgotten)
  if (text === null) return null
  return (
    <div className="wrap no-print" role="status">
      <StoneNoticeBox notice={{ title: m.forgotten_title(), text, links: [] }}>
        <button
          type="button"
          className="link"
          onClick={() => {
            focusNext(nextId)
            forget(forgotten)
          }}
        >
          {m.forgotten_dismiss()}
        </button>
      </StoneNoticeBox>
    </div>
  )
}
