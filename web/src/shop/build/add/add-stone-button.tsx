import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import type { SettingOnPage } from '#shop/design/design.ts'
import type { BuildStone } from '../build-stone.ts'
import { chooseGemstone } from '../build-store.ts'
import { useAddStones } from './use-add-stones.tsx'

interface AddStoneProps {
  readonly stone: BuildStone
  /** The setting that the page's address names. */
  readonly setting: SettingOnPage
  /** An outlined button, where the page has a filled one already. */
  readonly isQuiet?: boolean
}

/**
 * Adds a stone to the setting and goes to the review; where it cannot be added, says why beneath.
 */
export function AddStone({ stone, setting, isQuiet = false }: AddStoneProps) {
  const router = useRouter()
  const { add, refusal } = useAddStones([stone], setting, (chosen) => {
    chooseGemstone(stone.stone.id)
    void router.navigate({ href: addresses.review(chosen, stone.stone.id) })
  })
  return (
    <div>
      <button
        type="button"
        className={`${buttons.button} ${buttons.wide} ${isQuiet ? buttons.quiet : ''}`}
        aria-label={m.build_add_named({ title: stone.view.title })}
        onClick={add}
      >
        {m.build_add()}
      </button>
      <div role="status">{refusal}</div>
    </div>
  )
}
