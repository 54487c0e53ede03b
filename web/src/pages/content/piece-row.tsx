import type { BlockOf } from '@shop/schema/http/content-blocks'
import { useQuery } from '@tanstack/react-query'
import { m } from '#generated/paraglide/messages.js'
import { DesignGrid } from '#shop/card/design-grid.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import { piecesQuery } from './pieces-query.ts'
import styles from './piece-row.module.css'

/** Real pieces with their prices, and the way to the list that they begin; nothing where there is none. */
export function PieceRow({
  block: { title, list },
  lang,
}: {
  readonly block: BlockOf<'pieces'>
  readonly lang: ForeignLanguage
}) {
  // Loaded before the row is drawn or wakes.
  const { data: views = [] } = useQuery({ ...piecesQuery(list), enabled: false })
  if (views.length === 0) return null
  return (
    <div className={`no-print ${styles.row}`}>
      <div className={styles.head}>
        <h3 lang={lang}>{title}</h3>
        <ShopLink className="link" href={list}>
          {m.content_all_pieces()}
        </ShopLink>
      </div>
      <DesignGrid views={views} isFirst={false} />
    </div>
  )
}
