import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import buttons from '#ui/button.module.css'
import { linkTarget } from '#ui/follow-link.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { choosePair, removeFromPair, useBuild } from '../build-store.ts'
import { stonesInSetting } from '../add/add-stone.ts'
import { useAddStones } from '../add/use-add-stones.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { matchesAddress } from './matches-address.ts'
import styles from './choose-first.module.css'

interface ChooseFirstProps {
  readonly stone: StoneOnPage
  readonly setting: SettingOnPage
  readonly isQuiet?: boolean
}

/**
 * Chooses a stone as the first of a pair, and goes to its matches; where it cannot be chosen, says why beneath.
 * Beside another stone that is chosen already it is looked at as a pair, where the two are one and fit the setting.
 */
export function ChooseFirst({ stone, setting, isQuiet = false }: ChooseFirstProps) {
  const router = useRouter()
  const { gemstonePair } = useBuild()
  const { id } = stone.stone
  const { add: choose, refusal } = useAddStones([stone], setting, (chosen) => {
    choosePair([id])
    void router.navigate(linkTarget(matchesAddress(chosen, id)))
  })
  const name = stone.view.noun
  const [first] = gemstonePair
  const isPair = useIsPair(first, stone, setting)
  const look = `${buttons.button} ${buttons.wide}`

  const isChosen = gemstonePair.includes(id)
  const button = useRef<HTMLButtonElement>(null)
  const isLetGo = useRef(false)
  useEffect(() => {
    if (isLetGo.current) button.current?.focus()
    isLetGo.current = false
  })

  function letGo() {
    isLetGo.current = true
    removeFromPair(id)
  }

  if (isChosen) {
    return (
      <div className={styles.chosen}>
        <p role="status">{m.pair_chosen_first()}</p>
        <p>
          <ShopLink className="link" href={matchesAddress(settingAddress(setting), id)}>
            {m.pair_see_matches()}
          </ShopLink>{' '}
          <button type="button" className="link" onClick={letGo}>
            {m.build_remove_stone({ name })}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      {first !== undefined && isPair && (
        <ShopLink
          className={`${look} ${isQuiet ? buttons.quiet : ''}`}
          href={addresses.gemstonePair(settingAddress(setting), first, id)}
        >
          {m.pair_beside_first()}
        </ShopLink>
      )}
      <button
        ref={button}
        type="button"
        className={`${look} ${isQuiet || isPair ? buttons.quiet : ''}`}
        aria-label={m.pair_choose_first_named({ title: stone.view.title })}
        onClick={choose}
      >
        {first === undefined ? m.pair_choose_first() : m.pair_choose_instead()}
      </button>
      <div role="status">{refusal}</div>
    </div>
  )
}

/** Whether a stone makes a pair for the setting with the one that is chosen first; false while that is not known. */
function useIsPair(firstId: string | undefined, { stone }: StoneOnPage, { design }: SettingOnPage): boolean {
  const { data } = useQuery({ ...gemstoneDetailQuery({ id: firstId ?? '' }), enabled: firstId !== undefined })
  const first = data?.getGemstoneById
  return !!first && stonesInSetting([first, stone], design).kind === 'fits'
}
