import { cart } from '@shop/schema/domain/addresses/addresses'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWholeWishlist } from '#data/account/seen-wishlist.ts'
import { useSeenBasket } from '#data/basket/seen-basket.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { WishCard } from '#shop/card/wished/wish-card.tsx'
import type { NextStep, WishedItem, WishView } from '#shop/card/wished/wish-view.ts'
import { Heart } from '#shop/wishlist/heart.tsx'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { TakeOffGone } from './take-off-gone.tsx'
import styles from './wishlist-section.module.css'

/**
 * A piece on one's own wishlist. Taken off, here or in another tab, it stays in its place until the page is left, so
 * that its heart puts it back.
 */
export function OwnWish({ item, view }: { readonly item: WishedItem; readonly view: WishView }) {
  const whole = useWholeWishlist()
  const isOff = whole !== null && !whole.has(view.key)
  const { next } = view
  const inBasketId = useId()
  const focusNext = useFocusNext()
  const isInBasket = useSeenBasket(
    (lines) =>
      next?.kind === 'move' && lines.some(({ sku, metal }) => sku === next.sku && metal === next.metal),
  )
  return (
    <WishCard
      view={view}
      corner={
        view.wish ? (
          <Heart wish={view.wish} place="corner" isListed />
        ) : (
          <TakeOffGone item={item} isOff={isOff} />
        )
      }
      foot={
        <>
          {!isOff && !isInBasket && next && (
            <Next next={next} onMove={() => focusNext(inBasketId)} onFailed={() => focusNext()} />
          )}
          <p role="status" className={isOff || isInBasket ? styles.said : 'sr-only'}>
            {isInBasket ? (
              <>
                <Icon name="check" />
                {m.wishlist_in_basket()}{' '}
                <ShopLink id={inBasketId} className="link" href={cart()}>
                  {m.wishlist_view_basket()}
                </ShopLink>
              </>
            ) : (
              isOff && m.wishlist_taken_off()
            )}
          </p>
        </>
      }
    />
  )
}

interface NextProps<Step extends NextStep> {
  readonly next: Step
  readonly onMove: () => void
  readonly onFailed: () => void
}

function Next({ next, ...moving }: NextProps<NextStep>) {
  const look = `${buttons.button} ${buttons.quiet}`
  if (next.kind === 'move') return <MoveButton {...moving} next={next} className={look} />
  return (
    <ShopLink className={look} href={next.href}>
      {next.text}
    </ShopLink>
  )
}

interface MoveButtonProps extends NextProps<Extract<NextStep, { kind: 'move' }>> {
  readonly className: string
}

function MoveButton({ next, className, onMove, onFailed }: MoveButtonProps) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<'none' | 'under-way' | 'failed'>('none')

  async function move(): Promise<void> {
    if (progress === 'under-way') return
    setProgress('under-way')
    onMove()
    try {
      const { moveToBasket } = await import('./move-to-basket.ts')
      if (await moveToBasket(queryClient, next)) setProgress('none')
      else fail()
    } catch (error) {
      reportError(error, { where: 'wishlist' })
      fail()
    }
  }

  function fail(): void {
    onFailed()
    setProgress('failed')
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={progress === 'under-way' || undefined}
        onClick={() => void move()}
      >
        {m.wishlist_move()}
      </button>
      {progress === 'failed' && <p role="alert">{m.wishlist_move_failed()}</p>}
    </>
  )
}
