import type { ReactNode } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import type { ExplainerRow } from '#ui/explainer.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { longDay } from '#data/language/dates.ts'
import { usePieceArrival } from '#shop/design/delivery/use-piece-arrival.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { CompareTick } from '../compare/compare-tick.tsx'
import { StartOrKeep } from './start-or-keep.tsx'
import { StoneAction } from './stone-action.tsx'
import { useStoneDelivery } from '#shop/gemstone/stone-delivery.ts'
import { faceUpText } from '#shop/gemstone/face-up-text.ts'
import { perCaratText } from '#shop/gemstone/per-carat-text.ts'
import { rowFacts, type StoneFact } from '#shop/gemstone/stone-facts.ts'
import { SeeOnHand } from './see-on-hand.tsx'
import { stoneInRing } from './stone-in-ring.ts'
import { useIsGemstoneFirst, useStoneHref } from './stone-link.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { wishOfStone } from '#shop/gemstone/stone-wish.ts'
import { Heart } from '#shop/wishlist/heart.tsx'
import styles from './stone-panel.module.css'

interface PanelProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
}

/** What an open row says: the rest of the facts, and what is to be done with the stone. */
export function StonePanel({ setting, ...props }: PanelProps & { setting?: SettingOnPage | undefined }) {
  return setting ? <PanelWithSetting {...props} setting={setting} /> : <PanelAlone {...props} />
}

function PanelWithSetting({ stone, setting, rules }: PanelProps & { setting: SettingOnPage }) {
  const inRing = stoneInRing(stone, setting, rules)
  const arrival = usePieceArrival(inRing.setting, [stone.stone], false)
  const facts = [
    {
      key: 'fits',
      label: m.stone_fact_fits(),
      value:
        inRing.headText === null
          ? m.stone_fact_fits_not()
          : m.stone_fact_fits_head({ lengths: inRing.headText }),
    },
    // A ring that waits for its size has no day; the review says what it waits for.
    ...(arrival?.kind === 'on-day' && inRing.fit.fits
      ? [
          {
            key: 'arrives',
            label: arrival.isMatchOpen ? m.stone_fact_arrives_earliest() : m.stone_fact_arrives_set(),
            value: longDay(arrival.delivery.arrivesOn),
          },
        ]
      : []),
  ]
  return (
    <Panel stone={stone} facts={facts}>
      <StoneSums rows={inRing.rows} />
      <StoneAction stone={stone} setting={setting} />
      <SeeStone stone={stone} setting={setting} />
    </Panel>
  )
}

function PanelAlone({ stone, rules }: PanelProps) {
  const delivery = useStoneDelivery(stone.stone)
  const facts = delivery
    ? [{ key: 'arrives', label: m.stone_fact_arrives(), value: longDay(delivery.arrivesOn) }]
    : []
  return (
    <Panel stone={stone} facts={facts}>
      {useIsGemstoneFirst() && <StartOrKeep stone={stone} rules={rules} isQuiet />}
      <SeeStone stone={stone} />
    </Panel>
  )
}

function Panel({
  stone,
  facts,
  children,
}: {
  stone: StoneOnPage
  facts: readonly StoneFact[]
  children: ReactNode
}) {
  const { view } = stone
  const faceUp = faceUpText(stone)
  const perCarat = perCaratText(stone)
  return (
    <div className={styles.panel}>
      <StonePicture view={view} sizes="(max-width: 48em) 6.5rem, 15rem" />
      <div>
        {faceUp && (
          <div className={styles.verdict}>
            <h3>{m.face_up_title({ carat: faceUp.caratText })}</h3>
            <p>{faceUp.why}</p>
          </div>
        )}
        <dl className={styles.facts}>
          {perCarat !== null && (
            <div>
              <dt>{m.stone_fact_per_carat()}</dt>
              <dd>{perCarat}</dd>
            </div>
          )}
          <div className={styles.hidden}>
            <dt>{m.stone_fact_size()}</dt>
            <dd>{m.stone_size_mm({ size: view.sizeText })}</dd>
          </div>
          {[...rowFacts(view), ...facts].map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.act}>
        {children}
        <span className={styles.compare}>
          <CompareTick gemstoneId={view.id} title={view.title} hasLabel />
          <Heart wish={wishOfStone(stone)} />
        </span>
      </div>
    </div>
  )
}

/** Stone, setting and ring, a row each. */
export function StoneSums({ rows }: { rows: readonly ExplainerRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, amount, isSum }) => (
        <div key={label} className={isSum ? styles.sum : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function SeeStone({ stone, setting }: { stone: StoneOnPage; setting?: SettingOnPage }) {
  const { id, noun } = stone.view
  const href = useStoneHref(setting)(id)
  return (
    <>
      <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={href}>
        {m.stone_see({ noun })}
      </ShopLink>
      <SeeOnHand stone={stone} setting={setting} href={href} className="link" />
    </>
  )
}
