import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { Explainer } from '#ui/explainer.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { stonePriceRows } from '#shop/gemstone/stone-price-rows.ts'
import { matchesAddress } from '#shop/build/pair/matches-address.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { ReviewLine } from './review-line.tsx'
import { RemovePart } from './remove-part.tsx'
import { useReviewLinks } from './review-links.ts'
import { stoneRemoval } from './review-removals.ts'
import changes from './review-changes.module.css'
import lines from './review-lines.module.css'

interface StoneLineProps {
  readonly setting: SettingOnPage
  readonly stone: StoneOnPage
  /** The other stone of a pair, which stays when this one changes. */
  readonly other?: StoneOnPage | undefined
  /** Which of a pair it is, in words; none for a stone by itself. */
  readonly which?: string | undefined
}

/** A chosen stone; it changes among the stones that fit the setting, one of a pair among the matches of the other. */
export function StoneLine({ setting, stone, other, which }: StoneLineProps) {
  const { view } = stone
  const links = useReviewLinks(setting, [view.id])
  const address = settingAddress(setting)
  const isPair = createKindOf(setting.design) === 'earrings'
  const facts = [
    which ?? '',
    view.originName,
    view.gradesText,
    view.reportText ?? view.certificateText,
    m.stone_size_mm({ size: view.sizeText }),
  ].filter((text) => text !== '')
  return (
    <ReviewLine
      picture={<StonePicture view={view} sizes="(max-width: 48em) 5rem, 6rem" isBesideTitle />}
      title={view.title}
      facts={facts}
      price={goneText(view) ?? <StonePrice view={view} />}
    >
      <div className={changes.changes}>
        <ShopLink
          className="link"
          href={isPair && other ? matchesAddress(address, other.stone.id) : links.stones}
        >
          {m.review_change_stone({ name: view.noun })}
        </ShopLink>
        <RemovePart
          {...stoneRemoval({ setting, id: view.id, otherId: other?.stone.id, stonesHref: links.stones })}
          label={m.review_remove_named({ what: which === undefined ? view.noun : inSentence(which) })}
        />
        <ShopLink className="link" href={links.stone(view.id)}>
          {m.review_stone_facts()}
        </ShopLink>
      </div>
      {goneText(view) === null && (
        <div className={lines.why}>
          <Explainer summary={m.review_stone_why({ name: view.noun })} rows={stonePriceRows(view)} />
        </div>
      )}
    </ReviewLine>
  )
}

/** What nobody can have has no price any more, as in the steps above; null for what can be had. */
function goneText({ availability }: StoneOnPage['view']): string | null {
  switch (availability) {
    case 'AVAILABLE':
      return null
    case 'SOLD':
      return m.build_sold_title()
    case 'ON_HOLD':
      return m.build_held_title()
  }
}
