import { fingerSizes, sizeFromUk } from '@shop/schema/domain/vocabulary/finger-size'
import type { SkinTone } from '@shop/schema/geometry/worn/skin-tones'
import { useId, useMemo, useState } from 'react'
import { decimalText } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { viewedStone, wornStone } from '#shop/gemstone/viewed-stone.ts'
import { LiveViewDialog } from '#shop/viewing/live-view/live-view-dialog.tsx'
import { SkinChoice, usualSkin } from '#shop/viewing/live-view/skin-choice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import fields from '#ui/field.module.css'
import styles from './stone-on-hand.module.css'

interface StoneOnHandProps {
  readonly stone: StoneOnPage
  /** Where the stone has a page of its own. */
  readonly href: string
  readonly onClose: () => void
}

/** The finger of most who look before they know their size. */
const usualSize = 'M½'

/**
 * A stone in a plain ring on a hand, all at true millimetres to one scale. What is tried here is no choice: a finger
 * size is chosen on the page of the ring.
 */
export function StoneOnHand({ stone: { stone, view }, href, onClose }: StoneOnHandProps) {
  const sizeId = useId()
  const [skin, setSkin] = useState<SkinTone>(usualSkin)
  const { fingerSize } = usePersonalisation()
  const [size, setSize] = useState(fingerSize ?? usualSize)
  const viewed = useMemo(() => viewedStone(stone), [stone])
  const worn = useMemo(() => viewed && wornStone(viewed, sizeFromUk(size)?.diameterMm), [viewed, size])
  return (
    viewed && (
      <LiveViewDialog
        still={{ picture: view.picture, alt: view.title }}
        {...viewed}
        {...worn}
        skin={skin}
        onClose={onClose}
      >
        <p className={styles.words}>{m.stone_on_hand({ title: view.title, size: view.sizeText })}</p>
        <div className={styles.choices}>
          <div className={styles.drawn} role="group" aria-label={m.live_view_worn()}>
            <SkinChoice skin={skin} onChoose={setSkin} />
          </div>
          <div className={`${fields.field} ${styles.drawn} ${styles.size}`}>
            <label htmlFor={sizeId}>{m.setting_size()}</label>
            <select id={sizeId} value={size} onChange={({ target }) => setSize(target.value)}>
              {fingerSizes.map(({ uk, diameterMm }) => (
                <option key={uk} value={uk}>
                  {m.setting_size_option({ size: uk, diameter: decimalText(diameterMm, 1) })}
                </option>
              ))}
            </select>
          </div>
          <ShopLink className="link" href={href}>
            {m.stone_see({ noun: view.noun })}
          </ShopLink>
        </div>
      </LiveViewDialog>
    )
  )
}
