import { settingListForStone, type GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { startWithStone, useBuild } from '../build-store.ts'
import { otherLines } from '../edit/edit-line.ts'
import { StoneNoticeBox } from '../notices/stone-notice-box.tsx'
import { startNotice } from './start-notice.ts'
import { decideStart, type StartDecision } from './decide-start.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import styles from './start-with-stone.module.css'

interface StartWithStoneProps {
  readonly stone: StoneOnPage
  /** Outlined buttons, where the page has a filled one already, or many stones. */
  readonly isQuiet?: boolean
}

const ways = [
  { kind: 'engagement-ring', label: m.start_ring, name: m.start_ring_named },
  { kind: 'pendant', label: m.start_pendant, name: m.start_pendant_named },
] as const

/**
 * Starts a ring or a pendant with a stone and goes to the settings that take it (rules/building#gemstone-first);
 * where the stone cannot be had, says so beneath.
 */
export function StartWithStone({ stone, isQuiet = false }: StartWithStoneProps) {
  const router = useRouter()
  const { BasketItems } = useBasket()
  const { editingBasketItemId } = useBuild()
  const basketItems = otherLines(BasketItems, editingBasketItemId)
  const [refusal, setRefusal] = useState<Exclude<StartDecision, { kind: 'start' }> | null>(null)

  function start(kind: GemstoneFirstKind) {
    const decision = decideStart({ stone: stone.stone, basketItems })
    if (decision.kind !== 'start') {
      setRefusal(decision)
      return
    }
    startWithStone(stone.stone.id, kind)
    void router.navigate({ href: settingListForStone(stone.stone.id, kind) })
  }

  if (stone.view.availability !== 'AVAILABLE') {
    const { availability } = stone.view
    return <StoneNoticeBox notice={startNotice({ kind: 'not-available', availability }, stone)} />
  }
  return (
    <div>
      <div className={styles.ways}>
        {ways.map(({ kind, label, name }, index) => (
          <button
            key={kind}
            type="button"
            className={`${buttons.button} ${isQuiet || index > 0 ? buttons.quiet : ''}`}
            aria-label={name({ title: stone.view.title })}
            onClick={() => start(kind)}
          >
            {label()}
          </button>
        ))}
      </div>
      <div role="status">{refusal && <StoneNoticeBox notice={startNotice(refusal, stone)} />}</div>
    </div>
  )
}
