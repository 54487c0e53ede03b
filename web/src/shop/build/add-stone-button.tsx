import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { decideAddStones, type AddStonesDecision } from './add-stone.ts'
import type { BuildStone } from './build-stone.ts'
import { chooseGemstone, chooseSetting, useDesigner } from './build-store.ts'
import { otherLines } from './edit-line.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { StoneNoticeBox } from './notices/stone-notice-box.tsx'
import { stoneNotice } from './notices/stone-notice.ts'

interface AddStoneProps {
  readonly stone: BuildStone
  /** The setting that the page's address names. */
  readonly setting: SettingOnPage
  /** An outlined button, where the page has a filled one already. */
  readonly isQuiet?: boolean
}

/**
 * Adds a stone to the setting and goes to the review; where it cannot be added, says why beneath
 * (rules/building#adding-a-stone). The setting takes the stone's shape.
 */
export function AddStone({ stone, setting, isQuiet = false }: AddStoneProps) {
  const router = useRouter()
  const { BasketItems } = useBasket()
  const { editingBasketItemId } = useDesigner()
  const basketItems = otherLines(BasketItems, editingBasketItemId)
  const [refusal, setRefusal] = useState<Exclude<AddStonesDecision, { kind: 'add' }> | null>(null)

  function add() {
    const decision = decideAddStones({ stones: [stone.stone], design: setting.design, basketItems })
    if (decision.kind !== 'add') {
      setRefusal(decision)
      return
    }
    const chosen = { ...settingAddress(setting), shape: decision.shape.slug }
    chooseSetting(chosen)
    chooseGemstone(stone.stone.id)
    void router.navigate({ href: addresses.review(chosen, stone.stone.id) })
  }

  return (
    <div>
      <button
        type="button"
        className={`${buttons.button} ${buttons.wide} ${isQuiet ? buttons.quiet : ''}`}
        aria-label={m.designer_add_named({ title: stone.view.title })}
        onClick={add}
      >
        {m.designer_add()}
      </button>
      <div role="status">{refusal && <StoneNoticeBox notice={stoneNotice(refusal, [stone], setting)} />}</div>
    </div>
  )
}
