import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './live-chat-host.module.css'

/**
 * Toggles the live chat at the press of whatever bears its mark (rules/enquiries#live-chat). What loads it is loaded then,
 * and says so when it cannot be had.
 */
export function LiveChatHost() {
  const [state, setState] = useState<'rest' | 'loading' | 'away'>('rest')
  useEffect(() => {
    function toggleMarked({ target }: MouseEvent): void {
      const marked = target instanceof Element ? target.closest<HTMLElement>('[data-live-chat]') : null
      if (!marked) return
      marked.focus({ preventScroll: true })
      void toggle()
    }
    async function toggle(): Promise<void> {
      setState('loading')
      try {
        const { toggleLiveChat } = await import('#data/enquiry/live-chat.ts')
        await toggleLiveChat()
        setState('rest')
      } catch (error) {
        reportError(error, { where: 'live chat' })
        setState('away')
      }
    }
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', toggleMarked, true)
    return () => window.removeEventListener('click', toggleMarked, true)
  }, [])
  if (state === 'rest') return null
  return (
    <div className={styles.notice} role="status">
      {state === 'loading' ? (
        m.live_chat_loading()
      ) : (
        <>
          {m.live_chat_away({ phone: shopIdentity.freephone.shown })}
          <button type="button" className="link" onClick={() => setState('rest')}>
            {m.close()}
          </button>
        </>
      )}
    </div>
  )
}
