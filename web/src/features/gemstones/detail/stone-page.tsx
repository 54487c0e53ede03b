import { gemstoneList, settingList } from '@shop/schema/domain/addresses'
import { shapeOfStone } from '@shop/schema/domain/stone-fit'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { settingAddress, type SettingOnPage } from '../../designer/setting-on-page.ts'
import { StepsBar } from '../../designer/steps-bar.tsx'
import { useAdoptAddress } from '../../designer/use-adopt-address.ts'
import { CompareBar } from '../compare/compare-bar.tsx'
import { CompareTick } from '../compare/compare-tick.tsx'
import { OriginBadge } from '../stone/origin-badge.tsx'
import { StoneTitle } from '../stone/stone-title.tsx'
import { stoneInRing } from '../stone/stone-in-ring.ts'
import { StoneMarks } from '../stone/stone-marks.tsx'
import { CertificateSection } from './certificate-section.tsx'
import { aroundVariables } from '../genius/around-variables.ts'
import { GeniusPanel } from '../genius/genius-panel.tsx'
import type { DetailedStoneOnPage } from './explained-fact.ts'
import { StoneAlone } from './stone-alone.tsx'
import { StoneFactsSection } from './stone-facts-section.tsx'
import { StoneGallery } from './stone-gallery.tsx'
import { StoneInSetting } from './stone-in-setting.tsx'
import { StonePriceBlock } from './stone-price-block.tsx'
import styles from './stone-page.module.css'

interface StonePageProps {
  readonly stone: DetailedStoneOnPage
  readonly rules: ShopRulesQuery
  /** The setting of the address; none where the stone is looked at by itself. */
  readonly setting?: SettingOnPage
}

/** One stone: its picture on the left, what it costs and what to do with it on the right, its facts below. */
export function StonePage({ stone, rules, setting }: StonePageProps) {
  const { view } = stone
  return (
    <>
      {setting && <ChosenSetting stone={stone} rules={rules} setting={setting} />}
      <div className={`wrap ${styles.page}`}>
        <div className={styles.picture}>
          <StoneGallery key={view.id} view={view} />
        </div>
        <div className={styles.choose}>
          <Crumbs stone={stone} setting={setting} />
          <h1>
            <StoneTitle title={view.title} />
          </h1>
          <p className={styles.badges}>
            <OriginBadge view={view} />
            <StoneMarks view={view} />
            <span className="no-print">
              <CompareTick gemstoneId={view.id} title={view.title} hasLabel />
            </span>
          </p>
          <StonePriceBlock stone={stone} sales={rules.listSales} />
          {setting ? (
            <StoneInSetting key={view.id} stone={stone} setting={setting} rules={rules} />
          ) : (
            <StoneAlone key={view.id} stone={stone} rules={rules} />
          )}
        </div>
        <div className={styles.facts}>
          <StoneFactsSection stone={stone} />
          <CertificateSection stone={stone} />
        </div>
      </div>
      {view.availability === 'AVAILABLE' && (
        <div className="wrap">
          <GeniusPanel
            variables={aroundVariables(stone.stone, setting?.design)}
            budgetText={m.genius_budget_around({ price: view.priceText })}
            rules={rules}
            setting={setting}
          />
        </div>
      )}
      <CompareBar rules={rules} setting={setting} />
    </>
  )
}

/**
 * The steps of the ring, with the setting in the shape in which it takes the stone; the setting of the
 * address becomes the shopper's.
 */
function ChosenSetting({ stone, rules, setting }: Required<StonePageProps>) {
  useAdoptAddress(setting)
  const inRing = stoneInRing(stone, setting, rules)
  return <StepsBar current="stone" setting={inRing.setting} stone={stone} rules={rules} />
}

function Crumbs({
  stone: { stone, view },
  setting,
}: {
  stone: DetailedStoneOnPage
  setting: SettingOnPage | undefined
}) {
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={m.setting_crumbs()}>
      {setting ? (
        <ShopLink href={gemstoneList(settingAddress(setting))}>{m.stone_page_crumb_stones()}</ShopLink>
      ) : (
        <>
          <ShopLink href={settingList('engagement-ring')}>
            {m.setting_crumb_list({ kind: 'engagement-ring' })}
          </ShopLink>
          <ShopLink href={settingList('engagement-ring', shapeOfStone(stone)?.slug)}>
            {m.stone_page_crumb_shape({ shape: view.shapeName })}
          </ShopLink>
        </>
      )}
    </nav>
  )
}
