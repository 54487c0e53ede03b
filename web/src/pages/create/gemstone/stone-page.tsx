import { gemstoneList } from '@shop/schema/domain/addresses/addresses'
import { createKindOf, stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { PageCrumbs } from '#shop/design/page-crumbs.tsx'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { useGemstoneFirstListHref } from '#shop/build/stones/kept-stone-list.ts'
import { stonesInSetting } from '#shop/build/add/add-stone.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import { LazyCompareBar } from '#shop/build/compare/lazy-compare-bar.ts'
import { CompareTick } from '#shop/build/compare/compare-tick.tsx'
import { OriginBadge } from '#shop/gemstone/origin-badge.tsx'
import { GemstoneFirst } from '#shop/build/stones/stone-link.ts'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import { stoneInRing } from '#shop/build/stones/stone-in-ring.ts'
import { StoneMarks } from '#shop/build/stones/stone-marks.tsx'
import { CertificateSection } from './certificate-section.tsx'
import { aroundVariables } from '#shop/build/trade-offs/around-variables.ts'
import { TradeOffs } from '#shop/build/trade-offs/trade-offs.tsx'
import type { DetailedStoneOnPage } from '#shop/gemstone/explained-fact.ts'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { useGemstoneFirstSteps } from '#shop/build/steps/use-gemstone-first-steps.ts'
import { PairMatches } from '#shop/build/pair/pair-matches.tsx'
import { StoneAlone } from './stone-alone.tsx'
import { StoneFactsSection } from './stone-facts-section.tsx'
import { StoneGallery } from './stone-gallery.tsx'
import { StoneInSetting } from './stone-in-setting.tsx'
import { StonePriceBlock } from './stone-price-block.tsx'
import { StoneViews } from './stone-views.tsx'
import { wishOfStone } from '#shop/gemstone/stone-wish.ts'
import { Heart } from '#shop/wishlist/heart.tsx'
import styles from './stone-page.module.css'

interface StonePageProps {
  readonly stone: DetailedStoneOnPage
  readonly rules: ShopRulesQuery
  /** The setting of the address; none where the stone is looked at by itself. */
  readonly setting?: SettingOnPage | undefined
  /** The page is one of a piece that starts with its stone. */
  readonly isGemstoneFirst?: boolean
}

/**
 * One stone: its picture on the left, what it costs and what to do with it on the right; below what else its price
 * buys, then its facts.
 */
export function StonePage({ stone, rules, setting, isGemstoneFirst = false }: StonePageProps) {
  const { view } = stone
  return (
    <GemstoneFirst value={isGemstoneFirst}>
      {setting && <ChosenSetting stone={stone} rules={rules} setting={setting} />}
      {isGemstoneFirst && <StepsOfStone stone={stone} rules={rules} />}
      <div className={`wrap ${styles.page}`}>
        <div className={styles.pictures}>
          <StoneGallery key={view.id} stone={stone} />
          <StoneViews stone={stone} />
        </div>
        <div className={styles.choose}>
          <Crumbs setting={setting} />
          <h1>
            <StoneTitle title={view.title} />
          </h1>
          <p className={styles.badges}>
            <OriginBadge view={view} />
            <StoneMarks view={view} />
            <span className="no-print">
              <CompareTick gemstoneId={view.id} title={view.title} hasLabel />
            </span>
            <Heart wish={wishOfStone(stone)} />
          </p>
          <StonePriceBlock stone={stone} sales={rules.listSales} />
          {setting ? (
            <StoneInSetting key={view.id} stone={stone} setting={setting} rules={rules} />
          ) : (
            <StoneAlone key={view.id} stone={stone} rules={rules} />
          )}
        </div>
        <div className={styles.facts}>
          {setting && <Matches key={view.id} stone={stone} setting={setting} rules={rules} />}
          {view.availability === 'AVAILABLE' && (
            <div className={styles.budget}>
              <TradeOffs
                variables={aroundVariables(stone.stone, setting?.design)}
                budgetText={m.trade_off_budget_around({ price: view.priceText })}
                rules={rules}
                setting={setting}
              />
            </div>
          )}
          <StoneFactsSection stone={stone} />
          <CertificateSection stone={stone} />
        </div>
      </div>
      <LazyCompareBar rules={rules} setting={setting} />
    </GemstoneFirst>
  )
}

/**
 * The steps of the piece with what is chosen for it, which stays while another stone is looked at; while
 * nothing is, or this stone alone, with this stone and the setting in the shape in which it takes it, as the
 * page says beside its picture. The setting of the address becomes the shopper's.
 */
function ChosenSetting({
  stone,
  rules,
  setting,
}: Pick<StonePageProps, 'stone' | 'rules'> & { readonly setting: SettingOnPage }) {
  useAdoptAddress(setting)
  const chosen = useChosenStones(rules, createKindOf(setting.design))
  const inRing = stoneInRing(stone, setting, rules)
  const isOther = chosen.length > 1 || chosen.some((each) => each.stone.id !== stone.stone.id)
  return isOther ? (
    <StepsBar current="stone" setting={setting} stones={chosen} rules={rules} />
  ) : (
    <StepsBar current="stone" setting={inRing.setting} stones={[stone]} rules={rules} />
  )
}

/** The steps of a piece that starts with its stone: the chosen one, else this; and the setting chosen before. */
function StepsOfStone({ stone, rules }: Pick<StonePageProps, 'stone' | 'rules'>) {
  const steps = useGemstoneFirstSteps()
  const chosen = useChosenStones(rules, steps.kind)
  return <StepsBar {...steps} stones={chosen.length > 0 ? chosen : [stone]} rules={rules} />
}

/** What makes a pair with a stone that fits a setting of earrings; nothing for a setting that takes one stone. */
function Matches({
  stone,
  setting,
  rules,
}: Required<Pick<StonePageProps, 'stone' | 'rules'>> & { setting: SettingOnPage }) {
  const place = stonesInSetting([stone.stone], setting.design)
  if (stoneCountOf(setting.design) === 1 || place.kind !== 'fits') return null
  return <PairMatches stone={stone} setting={setting} rules={rules} />
}

function Crumbs({ setting }: Pick<StonePageProps, 'setting'>) {
  const gemstoneFirstHref = useGemstoneFirstListHref()
  return (
    <PageCrumbs>
      {setting ? (
        <ShopLink href={gemstoneList(settingAddress(setting))}>{m.stone_page_crumb_stones()}</ShopLink>
      ) : (
        <ShopLink href={gemstoneFirstHref}>{m.stone_page_crumb_first()}</ShopLink>
      )}
    </PageCrumbs>
  )
}
