import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { choosePair } from '#shop/build/build-store.ts'
import { useAddStones } from '#shop/build/add/use-add-stones.tsx'
import type { SettingOnPage } from '#shop/design/design.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** Adds both stones to the setting and goes to the review; where they cannot be added, says why beneath. */
export function AddPair({ stones, setting }: { stones: readonly StoneOnPage[]; setting: SettingOnPage }) {
  const router = useRouter()
  const { add, refusal } = useAddStones(stones, setting, (chosen) => {
    const ids = stones.map(({ stone }) => stone.id)
    choosePair(ids)
    void router.navigate({ href: addresses.review(chosen, ...ids) })
  })
  return (
    <div>
      <button type="button" className={`${buttons.button} ${buttons.wide}`} onClick={add}>
        {m.pair_add()}
      </button>
      <div role="status">{refusal}</div>
    </div>
  )
}
