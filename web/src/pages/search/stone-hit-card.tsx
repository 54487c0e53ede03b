import cards from '#ui/card.module.css'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { cardSizes } from '#shop/card/design-card.tsx'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import type { StoneHitView } from './hit-view.ts'
import { stoneWish } from '#shop/gemstone/stone-wish.ts'
import { Heart } from '#shop/wishlist/heart.tsx'
import { hitStone, trackHit } from './track-hit.ts'
import styles from './stone-hit-card.module.css'

/** A loose stone among results, in the look of a piece's card. */
export function StoneHitCard({ view, isEager }: { view: StoneHitView; isEager: boolean }) {
  return (
    <article className={`${cards.card} ${cards.beside} ${styles.card}`}>
      <div className={stages.stage}>
        <Picture picture={view.picture} alt="" sizes={cardSizes} isEager={isEager} />
      </div>
      <h2>
        <ShopLink href={view.href} viewTransition onClick={() => trackHit(view)}>
          <StoneTitle title={view.title} />
        </ShopLink>
      </h2>
      <p>
        <OriginBadge view={view} />
      </p>
      <p className="caption">
        {view.gradesText && (
          <>
            {view.gradesText}
            <br />
          </>
        )}
        {view.reportText}
      </p>
      <p className={styles.price}>
        {view.priceText}
        {view.saleText && <strong>{view.saleText}</strong>}
      </p>
      <Heart wish={stoneWish(hitStone(view), view)} place="corner" />
    </article>
  )
}
