import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { goneText } from './gone-text.ts'
import type { OrderLine } from './use-order.ts'
import styles from './pay-notices.module.css'

interface GoneNoticesProps {
  readonly lines: readonly OrderLine[]
  /** Whether anything is left to pay for. */
  readonly hasOthers: boolean
  /** How often the last button was pressed while this had to be read: each time it takes the focus. */
  readonly attempt: number
  readonly onGoOn: () => void
}

/** Pieces that cannot be bought any more, by name, each with stones like it; the rest goes on when the shopper says so. */
export function GoneNotices({ lines, hasOthers, attempt, onGoOn }: GoneNoticesProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <div ref={box} tabIndex={-1} className={styles.notices}>
      {lines.map((line) => (
        <div key={line.item.basketItemId} className={styles.notices}>
          <Notice kind="error">{goneText(line)}</Notice>
          <p className={styles.ways}>
            {line.item.availability === 'DESIGN_UNAVAILABLE' ? (
              <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={line.view.others.href}>
                {line.view.others.text}
              </ShopLink>
            ) : (
              <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={line.view.stonesHref}>
                {m.checkout_stones_like_it()}
              </ShopLink>
            )}
            <a className="link" href={`tel:${shopIdentity.freephone.link}`}>
              {m.checkout_ask({ phone: shopIdentity.freephone.shown })}
            </a>
          </p>
        </div>
      ))}
      {hasOthers && (
        <p>
          <button type="button" className={buttons.button} onClick={onGoOn}>
            {m.checkout_go_on_with_others()}
          </button>
        </p>
      )}
    </div>
  )
}
