import { m } from '#generated/paraglide/messages.js'
import { Explainer } from '#ui/explainer.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useStoneListHref } from '../designer/kept-stone-list.ts'
import type { SettingOnPage } from '../designer/setting-on-page.ts'
import { stonePriceRows } from '../gemstones/detail/stone-price-rows.ts'
import type { StoneOnPage } from '../gemstones/stone/stone-on-page.ts'
import { stoneHref } from '../gemstones/stone/stone-link.ts'
import { StonePrice } from '../gemstones/stone/stone-price.tsx'
import { StonePicture } from '../gemstones/stone/stone-stage.tsx'
import { ReviewLine } from './review-line.tsx'
import changes from './review-changes.module.css'
import lines from './review-lines.module.css'

/** The chosen stone; it changes among the stones that fit the setting. */
export function StoneLine({ setting, stone }: { setting: SettingOnPage; stone: StoneOnPage }) {
  const { view } = stone
  const facts = [
    view.originName,
    view.gradesText,
    view.reportText ?? view.certificateText,
    m.stone_size_mm({ size: view.sizeText }),
  ].filter((text) => text !== '')
  return (
    <ReviewLine
      picture={<StonePicture view={view} isBesideTitle isEager />}
      title={view.title}
      facts={facts}
      price={<StonePrice view={view} />}
    >
      <div className={changes.changes}>
        <ShopLink className="link" href={useStoneListHref(setting)}>
          {m.review_change_stone({ name: view.noun })}
        </ShopLink>
        <ShopLink className="link" href={stoneHref(view.id, setting)}>
          {m.review_stone_facts()}
        </ShopLink>
      </div>
      <div className={lines.why}>
        <Explainer summary={m.review_stone_why({ name: view.noun })} rows={stonePriceRows(view)} />
      </div>
    </ReviewLine>
  )
}
