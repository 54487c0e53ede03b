import { useState } from 'react'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { removeAllItems, removeItem, restoreItem } from '#data/basket/basket-store.ts'
import { stopEditing } from '#shop/build/build-store.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { BasketPiece } from './basket-piece.tsx'
import { lineEntries, type Removed } from './line-entries.ts'
import { RemoveAll } from './remove-all.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import styles from './basket-page.module.css'

/** The pieces, each with what can be done about it, and what was just taken out. */
export function BasketLines({ items, rules }: { items: readonly BasketItem[]; rules: ShopRulesQuery }) {
  const [removed, setRemoved] = useState<Removed<BasketItem> | null>(null)
  const [restoredId, setRestoredId] = useState<string | null>(null)
  const entries = lineEntries(items, removed)

  function remove(item: BasketItem, title: string) {
    setRemoved({ lines: [item], index: items.indexOf(item), text: m.basket_removed_one({ title }) })
    removeItem(item.basketItemId)
    stopEditing(item.basketItemId)
  }

  function removeAll() {
    const count = items.length
    const text = count === 1 ? m.basket_removed_all_one() : m.basket_removed({ count })
    setRemoved({ lines: items, index: 0, text })
    removeAllItems()
    stopEditing()
  }

  function undo() {
    for (const item of removed?.lines ?? []) restoreItem(item)
    setRestoredId(removed?.lines[0]?.basketItemId ?? null)
    setRemoved(null)
  }

  return (
    <>
      <p className="sr-only" role="status">
        {entries.find(({ kind }) => kind === 'removed') && removed?.text}
      </p>
      <ul className={styles.lines} aria-label={m.basket_lines()}>
        {entries.map((entry) => (
          <li key={entry.kind === 'line' ? entry.line.basketItemId : 'removed'}>
            {entry.kind === 'removed' ? (
              <RemovedNotice text={entry.text} onUndo={undo} />
            ) : (
              <BasketPiece
                item={entry.line}
                rules={rules}
                isRestored={entry.line.basketItemId === restoredId}
                onRemove={(title) => remove(entry.line, title)}
              />
            )}
          </li>
        ))}
      </ul>
      {items.length > 0 && <RemoveAll count={items.length} onRemove={removeAll} />}
    </>
  )
}
