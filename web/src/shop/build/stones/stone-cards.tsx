import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { memo, useState } from 'react'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import buttons from '#ui/button.module.css'
import cards from '#ui/card.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { m } from '#generated/paraglide/messages.js'
import { CompareTick } from '../compare/compare-tick.tsx'
import { StoneNoticeBox } from '../notices/stone-notice-box.tsx'
import type { StoneNotice } from '../notices/stone-notice.ts'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { SeeOnHand } from './see-on-hand.tsx'
import { capitalised, stoneInRing } from './stone-in-ring.ts'
import { useStoneHref } from './stone-link.ts'
import { StoneMarks } from './stone-marks.tsx'
import { stonesOnPage, type StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { StoneWayLinks } from './stone-way-links.tsx'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import { wishOfStone } from '#shop/gemstone/stone-wish.ts'
import { Heart } from '#shop/wishlist/heart.tsx'
import { trackStoneOnPage } from '#shop/gemstone/track-stone.ts'
import type { StonesProps } from './stone-table.tsx'
import styles from './stone-cards.module.css'

/** How many cards are in sight when a list opens. */
const eagerCards = 8

interface StoneCardsProps extends StonesProps {
  /** The level of their names below the heading that they stand under. */
  readonly headings?: 'h2' | 'h3'
  /** Where a stone leads; to its own page unless said otherwise. */
  readonly hrefOf?: (gemstoneId: string) => string
  /** What a list has to say of a stone besides its facts. */
  readonly noteOf?: (stone: StoneOnPage) => string
  /** What a press does, where it does not lead to a stone's own page. */
  readonly press?: string
  /** Whether a card says what the piece costs with its stone, and takes the stone into it. */
  readonly hasWays?: boolean
  /** They stand below what a page opens with, so that no picture of theirs is fetched before it comes near. */
  readonly areBelow?: boolean
}

/** Stones as cards: one beneath the other on a phone, side by side on a wider window. */
export function StoneCards({
  stones,
  rules,
  setting,
  headings = 'h2',
  hrefOf,
  noteOf,
  press,
  hasWays = true,
  areBelow = false,
}: StoneCardsProps) {
  const ownHrefOf = useStoneHref(setting)
  return (
    <ul className={styles.cards}>
      {stonesOnPage(stones, rules).map((stone, index) => (
        <StoneItem
          key={stone.view.id}
          stone={stone}
          setting={setting}
          rules={rules}
          hasWays={hasWays}
          Heading={headings}
          href={(hrefOf ?? ownHrefOf)(stone.view.id)}
          note={noteOf?.(stone)}
          press={press}
          isEager={!areBelow && index < eagerCards}
        />
      ))}
    </ul>
  )
}

interface StoneCardProps extends Pick<StonesProps, 'rules' | 'setting'> {
  readonly stone: StoneOnPage
  readonly hasWays: boolean
  readonly Heading: 'h2' | 'h3'
  readonly href: string
  readonly note: string | undefined
  readonly press: string | undefined
  readonly isEager: boolean
}

/** A card that is drawn anew only when something of it is another. */
const StoneItem = memo(function StoneItem(card: StoneCardProps) {
  return (
    <LazyHydration as="li" className={card.isEager ? undefined : `below ${styles.below}`}>
      <StoneCard {...card} />
    </LazyHydration>
  )
})

function StoneCard({ stone, setting, rules, Heading, href, note, press, hasWays, isEager }: StoneCardProps) {
  const [notice, setNotice] = useState<StoneNotice | null>(null)
  const { view } = stone
  const inRing = setting && hasWays ? stoneInRing(stone, setting, rules) : null
  return (
    <article className={`${cards.card} ${styles.card} ${hasWays ? styles.wishable : ''}`}>
      <div className={styles.picture}>
        <StonePicture
          view={view}
          sizes="(max-width: 40em) 6rem, (max-width: 75em) calc(33vw - 2rem), 20rem"
          isBesideTitle
          isEager={isEager}
        />
      </div>
      <div className={styles.words}>
        <Heading>
          <ShopLink href={href} viewTransition onClick={() => trackStoneOnPage(stone)}>
            <StoneTitle title={view.title} />
          </ShopLink>
        </Heading>
        <p className={styles.badges}>
          <OriginBadge view={view} />
          <StoneMarks view={view} />
        </p>
        <p className="caption">
          {view.gradesText && (
            <>
              {view.gradesText}
              <br />
            </>
          )}
          {m.stone_size_mm({ size: view.sizeText })}, {view.certificateText}
          {inRing?.sumText && (
            <>
              <br />
              {capitalised(view.noun)}{' '}
              <span className={styles.stone}>
                <StonePrice view={view} />
              </span>
            </>
          )}
        </p>
        {hasWays && (
          <SeeOnHand stone={stone} setting={setting} href={href} className={`link caption ${styles.hand}`} />
        )}
        {note !== undefined && <p className="caption">{note}</p>}
        {/* The link of the name is laid over the whole card. */}
        {press !== undefined && (
          <p className="caption" aria-hidden="true">
            <span className="link">{press}</span>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {setting && inRing?.sumText ? (
          <p>
            <b>{inRing.sumText}</b>{' '}
            <span className="caption">{m.stone_total_of({ kind: createKindOf(setting.design) })}</span>
          </p>
        ) : (
          <StonePrice view={view} />
        )}
        <CompareTick gemstoneId={view.id} title={view.title} hasLabel />
        {hasWays && (
          <p className={styles.ways}>
            <StoneWayLinks
              stone={stone}
              setting={inRing?.setting}
              className={`${buttons.button} ${buttons.quiet}`}
              says="whole"
              onRefused={setNotice}
            />
          </p>
        )}
      </div>
      {hasWays && <Heart wish={wishOfStone(stone)} place="corner" />}
      {notice && (
        <div role="alert" className={styles.notice}>
          <StoneNoticeBox notice={notice} />
        </div>
      )}
    </article>
  )
}
