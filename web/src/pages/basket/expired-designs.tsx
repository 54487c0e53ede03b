import { settingList } from '@shop/schema/domain/addresses/addresses'
import type { SavedDesign } from '#data/basket/basket-record.ts'
import { forgetExpiredDesigns } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { shownPicture } from '#data/shown-picture.ts'
import buttons from '#ui/button.module.css'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { lineView } from '#shop/line/line-view.ts'
import { useLineParts } from '#shop/line/use-line-parts.ts'
import styles from './expired-designs.module.css'

/** A design as the store gives it to read. */
type ShownDesign = Readonly<Omit<SavedDesign, 'gemstonePair'>> & { readonly gemstonePair: readonly string[] }

/** A basket that was emptied after 48 hours: why, and the designs it held. */
export function ExpiredDesigns({
  designs,
  isEmpty,
}: {
  designs: readonly ShownDesign[]
  /** Nothing has been put in since, so that this is where to go on from. */
  isEmpty: boolean
}) {
  return (
    <section className={styles.expired} aria-labelledby="expired-title">
      <h2 id="expired-title">{m.basket_expired_title()}</h2>
      <p>{m.basket_expired_text()}</p>
      <ul aria-label={m.basket_expired_designs()}>
        {designs.map((design) => (
          <li key={JSON.stringify(design)}>
            <ExpiredDesign design={design} />
          </li>
        ))}
      </ul>
      <div>
        {isEmpty && (
          <ShopLink className={buttons.button} href={settingList('engagement-ring')}>
            {m.basket_empty_settings()}
          </ShopLink>
        )}
        <button type="button" className="link" onClick={forgetExpiredDesigns}>
          {m.basket_expired_forget()}
        </button>
      </div>
    </section>
  )
}

function ExpiredDesign({ design }: { design: ShownDesign }) {
  const { parts, rules } = useLineParts(design)
  const { title, picture, stoneColour, editHref } = lineView({ ...savedLine, ...design }, parts, {
    rules,
    now: null,
    holidays: [],
  })
  return (
    <ShopLink className={styles.design} href={editHref}>
      <span className={stages.stage}>
        <Picture picture={shownPicture(picture, { stoneColour })} alt="" sizes="6rem" />
      </span>
      <span>
        {title}
        <small className="link">{m.basket_expired_see()}</small>
      </span>
    </ShopLink>
  )
}

/** What is not kept of a line. */
const savedLine = {
  optionIds: [],
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  total: null,
  isBought: false,
}
