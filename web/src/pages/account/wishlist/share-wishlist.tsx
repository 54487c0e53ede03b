import { sharedWishlist } from '@shop/schema/domain/addresses/addresses'
import { publicConfig } from '#data/page-facts.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import fields from '#ui/field.module.css'
import { Notice } from '#ui/form/notice.tsx'
import { shareIds, type Share } from './use-share.ts'
import styles from './wishlist-section.module.css'

/** Makes the link by which anybody may read the list (rules/account#sharing-a-wishlist). */
export function MakeLink({ share }: { readonly share: Share }) {
  return (
    <button
      type="button"
      id={shareIds.make}
      className={`${buttons.button} ${buttons.quiet}`}
      aria-disabled={share.isPending || undefined}
      onClick={share.make}
    >
      {m.wishlist_share()}
    </button>
  )
}

/** The link, if there is one, to be copied and ended; and what came of it. */
export function ShareWishlist({
  share,
  shareId,
}: {
  readonly share: Share
  readonly shareId: string | null
}) {
  // Not while the list says that it was done after all.
  const isStillToDo = share.failed === (shareId === null ? 'make' : 'end')
  return (
    <>
      {shareId !== null && <ShareLink shareId={shareId} share={share} />}
      <p role="status" className={share.said === null ? 'sr-only' : styles.note}>
        {share.said}
      </p>
      {isStillToDo && <Notice kind="error">{m.wishlist_share_failed()}</Notice>}
    </>
  )
}

function ShareLink({ shareId, share: { say, end } }: { readonly shareId: string; readonly share: Share }) {
  const address = `${publicConfig().siteUrl}${sharedWishlist(shareId)}`

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      say(m.wishlist_share_copied())
    } catch (error) {
      reportError(error, { where: 'share' })
      say(m.wishlist_share_not_copied())
    }
  }

  return (
    <div className={styles.share}>
      <div className={fields.field}>
        <label htmlFor={shareIds.link}>{m.wishlist_share_label()}</label>
        <div className={styles.link}>
          <input id={shareIds.link} readOnly value={address} onFocus={({ target }) => target.select()} />
          <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => void copy()}>
            {m.wishlist_share_copy()}
          </button>
        </div>
      </div>
      <button type="button" className={`link ${styles.end}`} onClick={end}>
        {m.wishlist_share_end()}
      </button>
    </div>
  )
}
