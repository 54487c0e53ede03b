import { formatPence } from '@shop/schema/domain/money'
import { useState } from 'react'
import { publicConfig } from '#data/page-facts.ts'
import { track } from '#data/track.ts'
import { m } from '#generated/paraglide/messages.js'
import badges from '#ui/badge.module.css'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { CardView } from './card-view.ts'
import { CardPrice } from './card-price.tsx'
import { MetalSwatches } from './metal-swatches.tsx'
import { pictureAddress } from '#data/picture-address.ts'
import styles from './setting-card.module.css'

/** A setting on a list: one link, with swatches beside it that change picture, price and where it leads. */
export function SettingCard({
  view,
  isFirst,
  isEager,
}: {
  view: CardView
  isFirst: boolean
  isEager: boolean
}) {
  const [chosenMetalId, chooseMetal] = useState<string | null>(null)
  const face =
    view.faces.find(({ metalId }) => metalId === (chosenMetalId ?? view.shownMetalId)) ?? view.faces[0]
  if (!face) return null
  const { assetsUrl } = publicConfig()
  const alt = m.card_picture({ name: view.name, metal: face.metalName })
  return (
    <article className={styles.card}>
      <div className={stages.stage}>
        <Picture
          src={pictureAddress(assetsUrl, face.picture)}
          alt={alt}
          isFirst={isFirst}
          isEager={isEager}
        />
        {face.hoverPicture && (
          <Picture src={pictureAddress(assetsUrl, face.hoverPicture)} alt="" className={styles.second} />
        )}
        {view.badge && (
          <span className={`${badges.badge} ${view.badge === 'sale' ? badges.sale : ''}`}>
            {view.badge === 'sale' ? m.card_sale() : m.card_express()}
          </span>
        )}
      </div>
      <h2>
        <ShopLink
          href={face.href}
          viewTransition
          onClick={() =>
            track({
              event: 'select_item',
              currency: 'GBP',
              name: view.name,
              sku: view.sku,
              category: '1',
              subcategory: '1',
              variant: face.metalName,
              price: face.fromPence === null ? '' : formatPence(face.fromPence),
            })
          }
        >
          {view.name}
        </ShopLink>
      </h2>
      <MetalSwatches faces={view.faces} chosenId={face.metalId} onChoose={chooseMetal} />
      <CardPrice face={face} />
    </article>
  )
}
