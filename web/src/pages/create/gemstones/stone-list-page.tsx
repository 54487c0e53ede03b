import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { gemstoneSorts } from '@shop/schema/domain/vocabulary/gemstones'
import { useMemo, useRef } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { stoneListQuery, useStonesThatFit } from '#generated/queries.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StepsBar } from '#shop/build/steps/steps-bar.tsx'
import { useAdoptAddress } from '#shop/build/use-adopt-address.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { FilterButtons } from '#shop/list/filter-drawer.tsx'
import { FilterDialog } from '#shop/list/filter-dialog.tsx'
import { LoadMore } from '#shop/list/load-more.tsx'
import { ResultsBar } from '#shop/list/results-bar.tsx'
import { SortLinks } from '#shop/list/sort-links.tsx'
import { fittingStones, looseStones, thingsWord } from '#shop/list/things.ts'
import { useIsHandset } from '#ui/use-is-phone.ts'
import { useListPages } from '#shop/list/use-list-pages.ts'
import { useChosenStones } from '#shop/build/use-chosen-stones.ts'
import { useGemstoneFirstSetting } from '#shop/build/use-own-setting.ts'
import { useGemstoneFirstSteps } from '#shop/build/steps/use-gemstone-first-steps.ts'
import { LazyCompareBar } from '#shop/build/compare/lazy-compare-bar.ts'
import { TradeOffs } from '#shop/build/trade-offs/trade-offs.tsx'
import { GemstoneFirst } from '#shop/build/stones/stone-link.ts'
import { FilterBar } from './filter-bar.tsx'
import { NoStones } from './no-stones.tsx'
import { stoneBounds } from './stone-bounds.ts'
import { priceRangeName, stoneChips } from './stone-chips.ts'
import { lazyStoneFilters } from './lazy-stone-filters.ts'
import { cleared, sorted, stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'
import { fitText } from './stone-list-title.ts'
import { budgetVariables, sizeVariables, stoneListVariables } from '#shop/gemstone/stone-list-variables.ts'
import { StoneResults, stoneLinks } from './stone-results.tsx'
import { sortNames } from './sort-names.ts'
import { useKeepFilters } from './use-keep-filters.ts'
import { ViewSwitch } from './view-switch.tsx'
import styles from './stone-list-page.module.css'

interface StoneListPageProps {
  readonly list: StoneList
  /** The setting of the address; none where the stone comes first. */
  readonly setting?: SettingOnPage
  readonly rules: ShopRulesQuery
}

/**
 * The stones that fit a setting, or all of them to start with: filters, what they leave, and more of it on
 * demand.
 */
export function StoneListPage({ list, setting, rules }: StoneListPageProps) {
  const { vat } = rules.getVat
  const design = setting?.design ?? null
  const { address, first, answers, more, loadMore, moreHref } = useListPages({
    addressOf: (pages) => stoneListAddress(list, pages),
    pageQuery: (page) => stoneListQuery(stoneListVariables(list, design, vat, page)),
    totalOf: ({ listGemstones }) => listGemstones.total,
  })
  const sizes = useMemo(() => sizeVariables(design), [design])
  const { listGemstones: fitting } = useStonesThatFit(sizes)
  useKeepFilters(list)
  const isHandset = useIsHandset()
  const results = useRef<HTMLDivElement>(null)
  const { total, facets, ranges } = first.listGemstones
  const stones = useMemo(() => answers.flatMap(({ listGemstones }) => listGemstones.items), [answers])
  const extent = useMemo(() => stoneBounds(fitting.ranges, vat), [fitting.ranges, vat])
  const found = useMemo(() => stoneBounds(ranges, vat), [ranges, vat])
  const chips = stoneChips(list, extent).map(({ slug, name, without }) => ({
    slug,
    name,
    href: stoneListAddress(without),
  }))
  const clearHref = stoneListAddress(cleared(list))
  const things = thingsWord(setting ? fittingStones : looseStones, total)
  const filters = { list, facets, extent, found, sizes }
  const sort = (
    <SortLinks
      current={list.selection.sort}
      orders={gemstoneSorts.map(({ key }) => ({
        key,
        name: sortNames[key](),
        href: stoneListAddress(sorted(list, key)),
      }))}
    />
  )
  return (
    <GemstoneFirst value={!setting}>
      {setting ? <StepsOfSetting setting={setting} rules={rules} /> : <StepsOfStone rules={rules} />}
      <div className="wrap">
        <div className={styles.head}>
          <h1>{setting ? m.stones_title() : m.stones_first_title()}</h1>
          <p>{setting ? fitIntro(list, setting) : <FirstIntro total={formatCount(fitting.total)} />}</p>
        </div>
        <LazyHydration className="tablet-up">
          {isHandset !== true && <FilterBar {...filters} total={total} />}
        </LazyHydration>
        <FilterButtons count={chips.length} sort={sort} className="handset-only" />
        <FilterDialog
          title={m.stones_all_filters()}
          clearHref={clearHref}
          showText={total === 1 ? m.stones_show_one() : m.stones_show({ total: formatCount(total) })}
        >
          <LazyHydration code={lazyStoneFilters} isSoon>
            <lazyStoneFilters.Component {...filters} />
          </LazyHydration>
        </FilterDialog>
        <ResultsBar
          found={m.list_found({ total: formatCount(total), things })}
          more={more}
          chips={chips}
          clearHref={clearHref}
          endClassName="tablet-up"
        >
          {sort}
          <ViewSwitch />
        </ResultsBar>
        {list.selection.ranges.price && (
          <TradeOffs
            variables={budgetVariables(list, design, vat)}
            budgetText={priceRangeName(list.selection.ranges.price, extent.price)}
            rules={rules}
            setting={setting}
          />
        )}
        {total === 0 ? (
          <NoStones list={list} design={design} vatPercent={vat} extent={extent} />
        ) : (
          <StoneResults results={results} more={more} stones={stones} rules={rules} setting={setting} />
        )}
        <LoadMore
          key={address}
          more={more}
          loadMore={loadMore}
          href={moreHref}
          shown={stones.length}
          total={total}
          words={{ more: m.stones_more(), failed: m.stones_more_failed() }}
          links={() => stoneLinks(results.current)}
        />
      </div>
      <LazyCompareBar rules={rules} setting={setting} />
    </GemstoneFirst>
  )
}

/** What the stones are for: one to start with, or one for the setting that is kept, which a phone does not show else. */
function FirstIntro({ total }: { total: string }) {
  const setting = useGemstoneFirstSetting()
  return setting ? m.stones_first_kept({ total, name: setting.design.name }) : m.stones_first_intro({ total })
}

function fitIntro(list: StoneList, { design }: SettingOnPage): string {
  const fit = fitText(list, design)
  return fit ? m.stones_intro({ kind: createKindOf(design), fit }) : m.stones_fit_none()
}

/** The steps of a piece whose setting the address names, which becomes the shopper's. */
function StepsOfSetting({ setting, rules }: { setting: SettingOnPage; rules: ShopRulesQuery }) {
  useAdoptAddress(setting)
  const stones = useChosenStones(rules, createKindOf(setting.design))
  return <StepsBar current="stone" setting={setting} stones={stones} rules={rules} />
}

/** The steps of a piece that starts with its stone: the one chosen before, and the setting chosen for it. */
function StepsOfStone({ rules }: { rules: ShopRulesQuery }) {
  const steps = useGemstoneFirstSteps()
  return <StepsBar {...steps} stones={useChosenStones(rules, steps.kind)} rules={rules} />
}
