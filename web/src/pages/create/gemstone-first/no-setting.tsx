import { gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** No setting takes a stone at all, whatever is chosen: the way to stones of its shape that fit. */
export function NoSetting({ stone: { stone, view } }: { stone: StoneOnPage }) {
  return (
    <StatePanel
      title={m.fitting_none_title()}
      actions={
        <ShopLink className={buttons.button} href={gemstoneFirstList(shapeOfStone(stone)?.slug)}>
          {m.fitting_none_link({ shape: view.shapeName })}
        </ShopLink>
      }
    >
      {m.fitting_none_text({ phone: shopIdentity.freephone.shown })}
    </StatePanel>
  )
}
