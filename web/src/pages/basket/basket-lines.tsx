import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useRef, useState } from 'react'
import { userIdOf, visitorNow } from '#data/account/session.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { removeAllItems, removeItem, restoreItem } from '#data/basket/basket-store.ts'
import { stopEditing } from '#shop/build/build-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { forgetOtherFacts } from '#shop/line/said-facts.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { BasketPiece } from './basket-piece.tsx'
import { lineEntries, returnedLine, sessionToReturnTo, type Removed, type SavedPart } from './line-entries.ts'
import styles from './basket-lines.module.css'

/** The pieces, each with what can be done about it, and what was just taken out. */
export function BasketLines({ items }: { items: readonly BasketItem[] }) {
  const [removed, setRemoved] = useState<Removed<BasketItem> | null>(null)
  const entries = lineEntries(items, removed)
  const returned = returnedLine(items, removed)
  // Another notice is drawn anew, and takes the focus.
  const removedKey = `without ${removed?.lines.map(({ basketItemId }) => basketItemId).join()}`
  useEffect(() => forgetOtherFacts(items.map(({ basketItemId }) => basketItemId)), [items])

  function remove(item: BasketItem, text: string, savedIn: SavedPart | null = null) {
    const sessionId = removeItem(item.basketItemId)
    const userId = userIdOf(visitorNow())
    setRemoved({ lines: [item], sessionId, userId, index: items.indexOf(item), text, savedIn })
    stopEditing(item.basketItemId)
  }

  function removeAll() {
    const count = items.length
    const text = count === 1 ? m.basket_removed_all_one() : m.basket_removed({ count })
    const userId = userIdOf(visitorNow())
    setRemoved({ lines: items, sessionId: removeAllItems(), userId, index: 0, text, savedIn: null })
    stopEditing()
  }

  function undo() {
    if (!removed) return
    const sessionId = sessionToReturnTo(removed, userIdOf(visitorNow()))
    for (const item of removed.lines) restoreItem(item, sessionId)
  }

  return (
    <>
      <p className="sr-only" role="status">
        {entries.find(({ kind }) => kind === 'removed') && removed?.text}
      </p>
      <ul className={styles.lines} aria-label={m.basket_lines()}>
        {entries.map((entry) => (
          <li key={entry.kind === 'line' ? entry.line.basketItemId : removedKey}>
            {entry.kind === 'removed' ? (
              <RemovedNotice text={entry.text} savedIn={entry.savedIn} onUndo={undo} />
            ) : (
              <BasketPiece
                item={entry.line}
                isReturned={entry.line.basketItemId === returned?.basketItemId}
                onRemove={(title) => remove(entry.line, m.basket_removed_one({ title }))}
                onSaved={(text, savedIn) => remove(entry.line, text, savedIn)}
              />
            )}
          </li>
        ))}
      </ul>
      {items.length > 0 && <RemoveAll count={items.length} onRemove={removeAll} />}
    </>
  )
}

interface RemovedNoticeProps {
  readonly text: string
  /** Where the account keeps it now. */
  readonly savedIn: SavedPart | null
  readonly onUndo: () => void
}

/** Stands where a piece was, and brings it back. Takes the focus, which the piece had. */
function RemovedNotice({ text, savedIn, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p className={styles.removed}>
      <span>
        {text}{' '}
        {savedIn && (
          <ShopLink className="link" href={addresses.account(savedIn)}>
            {savedIn === 'builds' ? m.build_saved_link() : m.basket_wished_link()}
          </ShopLink>
        )}
      </span>
      <button ref={undo} type="button" className="link" onClick={onUndo}>
        {m.basket_undo()}
      </button>
    </p>
  )
}

/** Empties the basket, after asking in place. */
function RemoveAll({ count, onRemove }: { count: number; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // Each button gives way to another: the focus goes with it.
    if (isAsking !== wasAsking.current) place.current?.querySelector('button')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const question = count === 1 ? m.basket_remove_all_ask_one() : m.basket_remove_all_ask({ count })
  return (
    <div ref={place} className={styles.all}>
      {isAsking ? (
        <div role="group" aria-labelledby="remove-all-question">
          <span id="remove-all-question">{question}</span>
          <button type="button" className="link" onClick={onRemove}>
            {m.basket_remove_all_yes()}
          </button>
          <button type="button" className="link" onClick={() => setAsking(false)}>
            {m.basket_remove_all_no()}
          </button>
        </div>
      ) : (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          {m.basket_remove_all()}
        </button>
      )}
    </div>
  )
}
