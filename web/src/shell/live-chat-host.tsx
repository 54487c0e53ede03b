import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useCallback, useRef, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { useMarkedPress } from '#ui/use-marked-press.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './live-chat-host.module.css'

/**
 * Toggles the live chat at the press of whatever bears its mark (rules/enquiries#live-chat). What loads it is loaded then,
 * and says so when it cannot be had.
 */
export function LiveChatHost() {
  const [state, setState] = useState<'rest' | 'loading' | 'away'>('rest')
  const opener = useRef<HTMLElement>(null)
  const isLoading = useRef(false)
  const toggle = useCallback((marked: HTMLElement) => {
    async function loadAndToggle(): Promise<void> {
      try {
        const { toggleLiveChat } = await import('#data/enquiry/live-chat.ts')
        await toggleLiveChat()
        setState('rest')
      } catch (error) {
        reportError(error, { where: 'live chat' })
        setState('away')
      } finally {
        isLoading.current = false
      }
    }
    opener.current = marked
    // One that is pressed again meanwhile opens once, and does not close at once.
    if (isLoading.current) return
    isLoading.current = true
    setState('loading')
    void loadAndToggle()
  }, [])
  useMarkedPress('data-live-chat', toggle)

  function close(): void {
    setState('rest')
    // The press takes its button away.
    opener.current?.focus({ preventScroll: true })
  }

  if (state === 'rest') return null
  return (
    <div className={styles.notice} role="status">
      {state === 'loading' ? (
        m.live_chat_loading()
      ) : (
        <>
          {m.live_chat_away({ phone: shopIdentity.freephone.shown })}
          <button type="button" className="link" onClick={close}>
            {m.close()}
          </button>
        </>
      )}
    </div>
  )
}
