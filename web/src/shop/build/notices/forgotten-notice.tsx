import { m } from '#generated/paraglide/messages.js'
import { forgottenText } from './forgotten-text.ts'
import { StoneNoticeBox } from './stone-notice-box.tsx'
import { forget, useForgotten, type ShownParts } from './use-forgotten.ts'

/** Says that choices of before are not known any more, until the shopper has taken note or chosen others. */
export function ForgottenNotice({ shown }: { shown: ShownParts }) {
  const forgotten = useForgotten(shown)
  const text = forgottenText(forgotten)
  if (text === null) return null
  return (
    <div className="wrap no-print" role="status">
      <StoneNoticeBox notice={{ title: m.forgotten_title(), text, links: [] }}>
        <button type="button" className="link" onClick={() => forget(forgotten)}>
          {m.forgotten_dismiss()}
        </button>
      </StoneNoticeBox>
    </div>
  )
}
