import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { useCallback, useRef, useEffect, type RefObject } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress, settingInShape } from '#shop/design/setting-on-page.ts'
import { LoadMore } from '#shop/list/load-more.tsx'
import { StoneCards } from '../stones/stone-cards.tsx'
import { ownShapeWord } from '#shop/gemstone/stone-name.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { matchesId } from './matches-address.ts'
import { differenceText } from './pair-difference.ts'
import { useMatches, type Matches } from './use-matches.ts'
import { useRouter } from '@tanstack/react-router'
import { formatCount } from '#data/language/numbers.ts'
import styles from './pair-matches.module.css'

interface PairMatchesProps {
  /** The stone that is chosen first. */
  readonly stone: StoneOnPage
  readonly setting: SettingOnPage
  readonly rules: ShopRulesQuery
}

/**
 * The stones that make a pair with one, the nearest first; each leads to both of them side by side. An address that
 * leads here lets the keyboard go on from the heading.
 */
export function PairMatches(props: PairMatchesProps) {
  const { stone, setting } = props
  // As many as were asked for of one stone are not asked for of the next.
  return <MatchesOf key={`${stone.stone.id} ${setting.design.sku}`} {...props} />
}

function MatchesOf({ stone, setting, rules }: PairMatchesProps) {
  const matches = useMatches(stone, setting)
  const heading = useFocusOnArrival(matchesId)
  const focusNext = useFocusNext()

  function askAgain(): void {
    focusNext(matchesId)
    matches.retry()
  }

  return (
    <section
      className={`no-print ${styles.matches}`}
      aria-labelledby={matchesId}
      aria-busy={matches.state === 'loading'}
    >
      <h2 ref={heading} id={matchesId} tabIndex={-1}>
        {m.pair_matches_title({ noun: stone.view.noun })}
      </h2>
      <p className="caption" role="status">
        {matchesText(matches)}
      </p>
      {matches.state === 'failed' && (
        <button type="button" className="link" onClick={askAgain}>
          {m.list_retry()}
        </button>
      )}
      {matches.state === 'ready' && matches.total === 0 && <NoMatches stone={stone} setting={setting} />}
      {matches.stones.length > 0 && <Found stone={stone} setting={setting} rules={rules} matches={matches} />}
    </section>
  )
}

function matchesText({ state, total }: Matches): string {
  switch (state) {
    case 'loading':
      return m.pair_matches_loading()
    case 'failed':
      return m.pair_matches_failed()
    case 'ready':
      if (total === 0) return m.pair_matches_none()
      return total === 1 ? m.pair_matches_one() : m.pair_matches_count({ count: formatCount(total) })
  }
}

function Found({ stone, setting, rules, matches }: PairMatchesProps & { matches: Matches }) {
  const list = useRef<HTMLDivElement>(null)
  const links = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>('h3 a') ?? [])], [])
  const address = settingAddress(inOwnShape(stone, setting))
  return (
    <>
      <div ref={list} className={styles.cards}>
        <StoneCards
          areBelow
          stones={matches.stones}
          rules={rules}
          setting={setting}
          headings="h3"
          hasWays={false}
          hrefOf={(id) => addresses.gemstonePair(address, stone.stone.id, id)}
          noteOf={(match) => differenceText(stone, match)}
          press={m.pair_matches_press()}
        />
      </div>
      <LoadMore
        more={matches.more}
        loadMore={matches.loadMore}
        shown={matches.stones.length}
        total={matches.total}
        words={{ more: m.pair_matches_more(), failed: m.stones_more_failed() }}
        links={links}
      />
    </>
  )
}

/** Nothing matches: another stone may have a match. */
function NoMatches({ stone, setting }: Pick<PairMatchesProps, 'stone' | 'setting'>) {
  return (
    <ShopLink className="link" href={addresses.gemstoneList(settingAddress(inOwnShape(stone, setting)))}>
      {m.build_fitting_link({ shape: ownShapeWord(stone.view.shapeName) })}
    </ShopLink>
  )
}

/** The setting for stones of this one's shape. */
function inOwnShape({ stone }: StoneOnPage, setting: SettingOnPage): SettingOnPage {
  const shape = shapeOfStone(stone)
  return shape ? settingInShape(setting, shape) : setting
}

/**
 * Gives the focus to the heading of an id when an address leads to it, also again from the page it stands on: the
 * router scrolls there, but leaves the focus on the link.
 */
function useFocusOnArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    function focus() {
      if (router.state.location.hash === id) heading.current?.focus({ preventScroll: true })
    }
    // A page that has just been opened may have been rendered before this.
    focus()
    return router.subscribe('onRendered', focus)
  }, [router, id])
  return heading
}
