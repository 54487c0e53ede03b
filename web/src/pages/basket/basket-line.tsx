import type { Pence } from '@shop/schema/domain/values/money'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { retryItem } from '#data/basket/basket-store.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import skeletons from '#ui/skeleton.module.css'
import stages from '#ui/stage.module.css'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { expectedFacts } from './expected-facts.ts'
import { couponTexts, priceBefore } from './line-coupons.ts'
import { lineProblem, type LineRemedy } from './line-problem.ts'
import { PriceChange } from './price-change.tsx'
import type { LineView } from '#shop/line/line.ts'
import { useSaidFacts } from '#shop/line/said-facts.ts'
import type { LinePartsState } from '#shop/line/use-line-parts.ts'
import styles from './basket-line.module.css'

interface BasketLineProps {
  readonly item: Parameters<typeof lineProblem>[0] &
    Parameters<typeof expectedFacts>[0] & {
      readonly basketItemId: string
      /** What it was called when it was put in; null where that is not known. */
      readonly title: string | null
      readonly sync: 'pending' | 'saved' | 'failed'
      readonly total: Pence | null
      /** Before coupons. */
      readonly subTotal: Pence | null
      readonly seenSubTotal: Pence | null
      readonly vatIsZero: boolean
      readonly coupons: BasketItem['coupons']
    }
  readonly view: LineView
  readonly parts: Pick<LinePartsState, 'state' | 'retry'>
  /** It was taken out and is there again, put back or not to be removed: the keyboard goes on from here. */
  readonly isReturned: boolean
  readonly onEdit: () => void
  readonly onChooseStone: () => void
  readonly onRemove: () => void
  /** What else can be done with it, between editing and taking it out. */
  readonly children?: ReactNode
}

/** One piece: picture, every choice, price, and what is wrong with it. */
export function BasketLine({
  item,
  view,
  parts,
  isReturned,
  onEdit,
  onChooseStone,
  onRemove,
  children,
}: BasketLineProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus went with the notice that stood here; a shopper who is elsewhere by now stays there.
    if (isReturned && document.activeElement === document.body) heading.current?.focus()
  }, [isReturned])
  const isLoading = parts.state === 'loading'
  const { title } = view
  return (
    <article className={styles.line} aria-busy={isLoading}>
      <div className={stages.stage}>
        {isLoading ? (
          <i className={skeletons.stage} />
        ) : (
          <Picture
            picture={shownPicture(view.picture, { stoneColour: view.stoneColour })}
            alt=""
            sizes="(max-width: 48em) 5.5rem, 9rem"
            isEager
          />
        )}
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {isLoading && <span className="sr-only">{m.basket_line_loading()} </span>}
          {(!isLoading || item.title !== null) && <UnbrokenWords text={title} />}
        </h2>
        {isLoading ? <LoadingFacts item={item} /> : <Facts facts={[...view.facts, ...couponTexts(item)]} />}
        {parts.state === 'failed' && (
          <p className={styles.problem}>
            {m.basket_line_incomplete()}{' '}
            <button type="button" className="link" onClick={parts.retry}>
              {m.basket_retry()}
            </button>
          </p>
        )}
        <div role="status">
          {item.sync === 'pending' && <p className="caption">{m.basket_pending()}</p>}
          <PriceChange item={item} onSeen={() => heading.current?.focus()} />
          <Problem
            item={item}
            view={view}
            onChooseStone={onChooseStone}
            onRemove={onRemove}
            toHeading={() => heading.current?.focus()}
          />
        </div>
        <div className={styles.actions}>
          <ShopLink
            className="link"
            href={view.editHref}
            aria-label={m.basket_edit_named({ title })}
            actsFirst
            onClick={onEdit}
          >
            {m.basket_edit()}
          </ShopLink>
          {children}
          <button
            type="button"
            className="link"
            aria-label={m.basket_remove_named({ title })}
            onClick={onRemove}
          >
            {m.basket_remove()}
          </button>
        </div>
      </div>
      <Amount item={item} />
    </article>
  )
}

function Amount({ item }: Pick<BasketLineProps, 'item'>) {
  const before = priceBefore(item)
  return (
    <p className={styles.amount}>
      {before !== null && (
        <s>
          <span className="sr-only">{m.basket_line_before()} </span>
          {formatPence(before)}
        </s>
      )}
      {item.total === null ? m.basket_line_no_price() : formatPence(item.total)}
    </p>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/**
 * Takes the room of the facts that come, under the name that the piece had when it was put in: that of the words it said
 * last, and of as many as it is going to say where it has not been seen here.
 */
function LoadingFacts({ item }: Pick<BasketLineProps, 'item'>) {
  const said = useSaidFacts(item.basketItemId)
  const facts = said ?? Array.from({ length: expectedFacts(item) }, () => null)
  return (
    <div aria-hidden="true">
      {item.title === null && <i className={skeletons.title} />}
      <ul className={`${styles.facts} ${styles.awaited}`}>
        {facts.map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are words to take room, and come and go together
          <li key={at} className={fact === null ? styles.unseen : undefined}>
            <i className={skeletons.line} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProblemProps extends Pick<BasketLineProps, 'item' | 'view' | 'onChooseStone' | 'onRemove'> {
  readonly toHeading: () => void
}

function Problem({ item, view, onChooseStone, onRemove, toHeading }: ProblemProps) {
  const problem = lineProblem(item)
  if (!problem || item.sync === 'pending') return null
  return (
    <p className={styles.problem}>
      {problem.text}{' '}
      {problem.remedy && (
        <Remedy
          remedy={problem.remedy}
          view={view}
          onChooseStone={onChooseStone}
          onRemove={onRemove}
          onRetry={() => {
            // The button goes with the problem.
            toHeading()
            retryItem(item.basketItemId)
          }}
        />
      )}
    </p>
  )
}

interface RemedyProps extends Pick<BasketLineProps, 'view' | 'onChooseStone' | 'onRemove'> {
  readonly remedy: LineRemedy
  readonly onRetry: () => void
}

function Remedy({ remedy, view, onChooseStone, onRemove, onRetry }: RemedyProps) {
  switch (remedy) {
    case 'retry':
      return (
        <button type="button" className="link" onClick={onRetry}>
          {m.basket_retry()}
        </button>
      )
    case 'keep':
      return (
        <>
          <button type="button" className="link" onClick={onRemove}>
            {m.basket_retry()}
          </button>{' '}
          <button type="button" className="link" onClick={onRetry}>
            {m.basket_keep()}
          </button>
        </>
      )
    case 'choose-stone':
      return (
        <ShopLink className="link" href={view.stonesHref} actsFirst onClick={onChooseStone}>
          {m.basket_choose_stone()}
        </ShopLink>
      )
    case 'choose-setting':
      return (
        <ShopLink className="link" href={view.others.href}>
          {view.others.text}
        </ShopLink>
      )
  }
}
