import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useId, useRef, useState, type Ref } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { NewBasketItem } from '#data/basket/basket-record.ts'
import { useSeenBasket } from '#data/basket/seen-basket.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { isSamePiece } from '#shop/line/basket-item.ts'
import { OrderForm } from '#shop/line/order-form.tsx'
import { forgetPieceEngraving } from '#shop/design/personalisation/piece-engravings.ts'
import { useSeenEditing } from '#shop/build/edit/seen-editing.ts'
import { useOnLeavingPiece } from '#shop/build/edit/use-on-leaving-piece.ts'
import { basketItem, lineToReplace } from './basket-item.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** The form that puts the piece into the basket; the summary of a phone sends it too. */
export const orderFormId = 'order'

/** What was put in last, over the page, with the code that shows it: that comes with the first piece. */
type OpenedMiniBasket = Pick<typeof import('#shop/line/mini-basket.tsx'), 'MiniBasket'> & {
  readonly basketItemId: string
}

interface OrderButtonProps {
  readonly view: ProductView
  readonly made: MadeChoices
}

interface OrderPieceProps extends OrderButtonProps {
  readonly ref?: Ref<HTMLDivElement>
  /** Shows what has to be given before; null when nothing is missing. */
  readonly showMissing: (() => void) | null
}

/**
 * Puts the piece into the basket and says so, over the page first; a piece that is in it can be added again. One that
 * is being changed from the basket takes the place of its line. The way to the basket comes after the button: that
 * stays under the finger and keeps the focus, and the next key leads on.
 */
export function OrderPiece({ ref, view, made, showMissing }: OrderPieceProps) {
  const isInBasket = useIsInBasket(view, made)
  const isEdit = useIsEdit(view, made)
  // The engraving of this piece is not the next one's.
  const forgetLater = useOnLeavingPiece(view.design.sku, forgetPieceEngraving)
  const [progress, setProgress] = useState<'none' | 'under-way' | 'failed'>('none')
  const [mini, setMini] = useState<OpenedMiniBasket | null>(null)
  const buttonId = useId()
  const focusNext = useFocusNext()
  const { price, availability } = view
  if (!price || availability === 'sold') return null
  const { pricePence } = price
  const total = formatPence(pricePence)

  async function order(): Promise<void> {
    if (progress === 'under-way') return
    setProgress('under-way')
    try {
      const { orderPiece } = await import('./order.ts')
      const basketItemId = orderPiece(basketItem(view, made, pricePence))
      forgetLater()
      setProgress('none')
      await openMiniBasket(basketItemId)
    } catch (error) {
      reportError(error, { where: 'order' })
      setProgress('failed')
    }
  }

  /** Without it the page itself says that the piece is in the basket. */
  async function openMiniBasket(basketItemId: string): Promise<void> {
    try {
      const { MiniBasket } = await import('#shop/line/mini-basket.tsx')
      setMini({ MiniBasket, basketItemId })
    } catch (error) {
      reportError(error, { where: 'mini-basket' })
    }
  }

  return (
    <>
      {/* Not before the page knows: a bar then gives the focus on to its way on, which has it again afterwards. */}
      {mini && isInBasket && (
        <mini.MiniBasket basketItemId={mini.basketItemId} onClose={() => setMini(null)} />
      )}
      <div ref={ref} className={`no-print ${styles.order}`}>
        {isEdit && (
          <p>
            {m.product_editing()}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                focusNext(buttonId)
                void keepLine()
              }}
            >
              {m.product_editing_stop()}
            </button>
          </p>
        )}
        <OrderForm
          id={orderFormId}
          buttonId={buttonId}
          made={made}
          showMissing={showMissing}
          isQuiet={isInBasket}
          label={orderLabel(total, { isEdit, isInBasket })}
          isBusy={progress === 'under-way'}
          onOrder={order}
        />
        {progress === 'failed' && <p role="alert">{m.product_order_failed()}</p>}
      </div>
      <p role="status" className={isInBasket ? `no-print ${styles.added}` : 'sr-only'}>
        {isInBasket && (
          <>
            <Icon name="check" />
            {made.isSizeUnsure ? m.product_in_basket_sizer() : m.product_in_basket()}
          </>
        )}
      </p>
      {isInBasket && (
        <ShopLink
          className={`no-print ${buttons.button} ${buttons.wide} ${styles.wayOn}`}
          href={addresses.cart()}
        >
          {m.build_in_basket_link()}
        </ShopLink>
      )}
    </>
  )
}

function orderLabel(total: string, { isEdit, isInBasket }: { isEdit: boolean; isInBasket: boolean }): string {
  if (isEdit) return m.review_update({ total })
  return isInBasket ? m.product_add_another({ total }) : m.review_add({ total })
}

/** What was being changed stays as it is, and this piece is one of its own. */
async function keepLine(): Promise<void> {
  try {
    const { stopEditing } = await import('./order.ts')
    stopEditing()
  } catch (error) {
    reportError(error, { where: 'order' })
  }
}

/** The same in the bars of a page. The way to the basket takes the place of the button, and its focus. */
export function OrderButton({ view, made }: OrderButtonProps) {
  const isInBasket = useIsInBasket(view, made)
  const isEdit = useIsEdit(view, made)
  const isFocusLost = useRef(false)
  const look = `${buttons.button} ${buttons.wide}`
  if (!view.price || view.availability === 'sold') return null
  return isInBasket ? (
    <ShopLink
      ref={(link) => {
        if (isFocusLost.current) link?.focus({ preventScroll: true })
        isFocusLost.current = false
      }}
      className={look}
      href={addresses.cart()}
    >
      {m.build_in_basket_link()}
    </ShopLink>
  ) : (
    <button
      ref={(button) => () => {
        isFocusLost.current = button !== null && button === document.activeElement
      }}
      type="submit"
      form={orderFormId}
      className={look}
    >
      {isEdit ? m.product_update() : m.product_add()}
    </button>
  )
}

/** Whether the piece takes the place of the line of the basket that is being changed. */
function useIsEdit(view: ProductView, made: MadeChoices): boolean {
  const piece = orderedPiece(view, made)
  const editedId = useSeenEditing((id) => id)
  return useSeenBasket((items) => piece !== null && lineToReplace(items, editedId, piece) !== null)
}

function useIsInBasket(view: ProductView, made: MadeChoices): boolean {
  const piece = orderedPiece(view, made)
  return useSeenBasket((items) => piece !== null && items.some((line) => isSamePiece(line, piece)))
}

/** What is ordered; null for a piece that the shop does not sell. */
function orderedPiece(view: ProductView, made: MadeChoices): NewBasketItem | null {
  return view.price && basketItem(view, made, view.price.pricePence)
}
