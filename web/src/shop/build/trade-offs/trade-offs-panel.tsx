import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ShopRulesQuery, StoneTradeOffsQueryVariables } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { stoneTradeOffsQuery } from '#generated/queries.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { hideTradeOffs, showTradeOffs, useBuild } from '../build-store.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { useStoneHref } from '../stones/stone-link.ts'
import { stonesOnPage, type StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StonePrice } from '#shop/gemstone/stone-price.tsx'
import { StonePicture } from '#shop/gemstone/stone-stage.tsx'
import { StoneTitle } from '#shop/gemstone/stone-title.tsx'
import { meritText, tradeOffText } from './trade-off-text.ts'
import styles from './trade-offs-panel.module.css'

export interface TradeOffsPanelProps {
  readonly variables: StoneTradeOffsQueryVariables
  /** The budget in words. */
  readonly budgetText: string
  readonly rules: ShopRulesQuery
  readonly setting?: SettingOnPage | undefined
}

/**
 * What a budget buys: a few stones of which none beats another, each with what is gained and given up. A shopper
 * can put it away, and it stays away (rules/stones#trade-offs). It comes with a
 * page from the server, and is asked for beside the page in the browser; when it does not come, the page does
 * without. The button that puts it away and the one that shows it again hand the keyboard to each other.
 */
export function TradeOffsPanel({ variables, budgetText, rules, setting }: TradeOffsPanelProps) {
  const { isShowDiamondGenius: isShown } = useBuild()
  const hrefOf = useStoneHref(setting)
  const { data, isPending } = useQuery({ ...stoneTradeOffsQuery(variables), enabled: isShown })
  const button = useRef<HTMLButtonElement>(null)
  const isSwitched = useRef(false)
  useEffect(() => {
    if (isSwitched.current) button.current?.focus()
    isSwitched.current = false
  })

  function switchTo(change: () => void) {
    isSwitched.current = true
    change()
  }

  if (!isShown) {
    return (
      <p className={`no-print ${styles.away}`}>
        <button ref={button} type="button" className="link" onClick={() => switchTo(showTradeOffs)}>
          {m.trade_off_show()}
        </button>
      </p>
    )
  }
  const offers = data?.listGemstoneTradeOffs ?? []
  if (!isPending && offers.length < 2) return null
  return (
    <section className={`no-print ${styles.panel}`} aria-labelledby="trade-offs" aria-busy={isPending}>
      <header className={styles.head}>
        <div>
          <h2 id="trade-offs">{m.trade_off_title()}</h2>
          <p className="caption">{m.trade_off_text({ budget: budgetText })}</p>
        </div>
        <button ref={button} type="button" className="link" onClick={() => switchTo(hideTradeOffs)}>
          {m.trade_off_hide()}
        </button>
      </header>
      <ul className={styles.offers}>
        {offers.map(({ gemstone, merits, gains, givesUp }) =>
          stonesOnPage([gemstone], rules).map((stone) => (
            <li key={gemstone.id}>
              <Offer
                stone={stone}
                merit={meritText(merits)}
                tradeOff={tradeOffText(
                  { gemstone, merits, gains, givesUp },
                  offers,
                  variables.gemstoneId ?? null,
                )}
                href={hrefOf(gemstone.id)}
              />
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

interface OfferProps {
  readonly stone: StoneOnPage
  readonly merit: string
  readonly tradeOff: string
  readonly href: string
}

function Offer({ stone: { view }, merit, tradeOff, href }: OfferProps) {
  return (
    <article className={styles.offer}>
      <div className={styles.picture}>
        <StonePicture view={view} sizes="4.5rem" isBesideTitle isEager={false} />
      </div>
      <div>
        <p className={styles.merit}>{merit}</p>
        <h3>
          <ShopLink href={href}>
            <StoneTitle title={view.title} />
          </ShopLink>
        </h3>
        <p>
          <StonePrice view={view} />
        </p>
        {view.gradesText && <p className="caption">{view.gradesText}</p>}
        <p className="caption">{tradeOff}</p>
      </div>
    </article>
  )
}
