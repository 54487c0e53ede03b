import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { chosenOptions, listAddress, nothingChosen, type SettingSelection } from './listing.ts'

/** Nothing matches all filters: one button to take each away, one to start again. */
export function NoMatch({ selection }: { selection: SettingSelection }) {
  return (
    <StatePanel
      title={m.list_empty_title()}
      actions={
        <>
          {chosenOptions(selection).map(({ slug, name, href }) => (
            <ShopLink
              key={slug}
              href={href}
              className={`${buttons.button} ${buttons.quiet}`}
              resetScroll={false}
            >
              {m.list_empty_without({ name })}
            </ShopLink>
          ))}
          <ShopLink href={listAddress(nothingChosen)} className={buttons.button} resetScroll={false}>
            {m.list_empty_all()}
          </ShopLink>
        </>
      }
    >
      {m.list_empty_text()}
    </StatePanel>
  )
}
