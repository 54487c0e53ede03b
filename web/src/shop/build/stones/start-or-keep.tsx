import { settingForStone } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { useBuild } from '../build-store.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { gemstoneFirstKindOf } from '../steps/gemstone-first-steps.ts'
import { useOwnSetting } from '../use-own-setting.ts'
import { StartWithStone } from './start-with-stone.tsx'
import { stoneInRing } from './stone-in-ring.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

interface StartOrKeepProps {
  readonly stone: StoneOnPage
  readonly rules: ShopRulesQuery
  /** What is said before a piece is started. */
  readonly startText?: string
  /** Outlined buttons to start with, where there are many stones. */
  readonly isQuiet?: boolean
}

/**
 * What a stone that comes first may become: a ring or a pendant, or the setting that was chosen before takes it too.
 * While a piece of the basket is being changed its setting is offered first.
 */
export function StartOrKeep({ stone, rules, startText, isQuiet = false }: StartOrKeepProps) {
  const keep = useKeepLink(stone, rules)
  const isChanging = useBuild().editingBasketItemId !== null
  const isKeepFirst = keep !== null && isChanging
  return (
    <>
      {isKeepFirst && (
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={keep.href}>
          {keep.label}
        </ShopLink>
      )}
      {startText !== undefined && <p className="caption">{startText}</p>}
      <StartWithStone stone={stone} isQuiet={isQuiet || isKeepFirst} />
      {keep && !isKeepFirst && (
        <ShopLink className="link" href={keep.href}>
          {keep.label}
        </ShopLink>
      )}
    </>
  )
}

/** The setting that was chosen before takes this stone too: it need not be given up for it. Null otherwise. */
function useKeepLink(stone: StoneOnPage, rules: ShopRulesQuery): { href: string; label: string } | null {
  const setting = useOwnSetting()
  if (!setting || stone.view.availability !== 'AVAILABLE') return null
  const { fit, setting: inShape, totalText } = stoneInRing(stone, setting, rules)
  const kind = createKindOf(setting.design)
  if (!fit.fits || totalText === null || kind === 'earrings') return null
  return {
    href: settingForStone(stone.stone.id, gemstoneFirstKindOf(kind), chosenSetting(inShape)),
    label: m.stone_start_keep({ name: setting.design.name, total: totalText }),
  }
}
