import * as addresses from '@shop/schema/domain/addresses/addresses'
import { sumPence } from '@shop/schema/domain/values/money'
import { formatPence } from '#data/language/numbers.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { lineView } from '#shop/line/line-view.ts'
import { useLineParts } from '#shop/line/use-line-parts.ts'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import skeletons from '#ui/skeleton.module.css'
import stages from '#ui/stage.module.css'
import styles from './held-basket.module.css'

/** What is kept in the basket, beside the page of a payment that took nothing; nothing for an empty one. */
export function HeldBasket() {
  const { BasketItems } = useBasket()
  // A snapshot is the record, made read-only all the way down; nothing here changes it.
  const items = BasketItems as readonly BasketItem[]
  const [first] = items
  return first ? <Held first={first} items={items} /> : null
}

/** The first piece, how many more there are, and what they come to. */
function Held({ first, items }: { first: BasketItem; items: readonly BasketItem[] }) {
  const { parts, rules, state } = useLineParts(first)
  const shown = { ...first, isBought: first.total !== null }
  const { title, facts, picture, stoneColour } = lineView(shown, parts, { rules, now: null, holidays: [] })
  const isLoading = state === 'loading'
  const others = items.length - 1
  const prices = items.map(({ total }) => total).filter((total) => total !== null)
  return (
    <aside className={styles.held} aria-label={m.outcome_basket()} aria-busy={isLoading}>
      <div className={stages.stage}>
        {isLoading ? (
          <i className={skeletons.stage} />
        ) : (
          <Picture
            picture={shownPicture(picture, { stoneColour })}
            alt=""
            sizes="(max-width: 64em) 5.5rem, 19rem"
            isEager
          />
        )}
      </div>
      <div>
        <h2>
          {isLoading ? (
            <i className={skeletons.title} aria-hidden="true" />
          ) : (
            <UnbrokenWords text={others === 0 ? title : m.account_order_and_more({ title, count: others })} />
          )}
        </h2>
        {!isLoading && others === 0 && facts[0] !== undefined && <p className={styles.fact}>{facts[0]}</p>}
        {prices.length > 0 && <p className={styles.sum}>{formatPence(sumPence(prices))}</p>}
        <p className={styles.back}>
          <ShopLink className="link" href={addresses.cart()}>
            {m.outcome_to_basket()}
          </ShopLink>
        </p>
      </div>
    </aside>
  )
}
