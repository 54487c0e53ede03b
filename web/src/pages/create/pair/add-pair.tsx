import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { decideAddStones, type AddStonesDecision } from '#shop/build/add-stone.ts'
import { choosePair, chooseSetting, useDesigner } from '#shop/build/build-store.ts'
import { otherLines } from '#shop/build/edit-line.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { stoneNotice } from '#shop/build/notices/stone-notice.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** Adds both stones to the setting and goes to the review; where they cannot be added, says why beneath. */
export function AddPair({ stones, setting }: { stones: readonly StoneOnPage[]; setting: SettingOnPage }) {
  const router = useRouter()
  const { BasketItems } = useBasket()
  const { editingBasketItemId } = useDesigner()
  const basketItems = otherLines(BasketItems, editingBasketItemId)
  const [refusal, setRefusal] = useState<Exclude<AddStonesDecision, { kind: 'add' }> | null>(null)

  function add() {
    const records = stones.map(({ stone }) => stone)
    const decision = decideAddStones({ stones: records, design: setting.design, basketItems })
    if (decision.kind !== 'add') {
      setRefusal(decision)
      return
    }
    const ids = records.map(({ id }) => id)
    const chosen = { ...settingAddress(setting), shape: decision.shape.slug }
    chooseSetting(chosen)
    choosePair(ids)
    void router.navigate({ href: addresses.review(chosen, ...ids) })
  }

  return (
    <div>
      <button type="button" className={`${buttons.button} ${buttons.wide}`} onClick={add}>
        {m.pair_add()}
      </button>
      <div role="status">{refusal && <StoneNoticeBox notice={stoneNotice(refusal, stones, setting)} />}</div>
    </div>
  )
}
