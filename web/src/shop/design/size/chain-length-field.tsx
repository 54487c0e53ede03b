import { optionsOf } from '@shop/schema/domain/design/design'
import { chainLengthAttribute } from '@shop/schema/domain/design/product-choice'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { chainLengthIn } from './chain-length.ts'
import { chainLengthText } from './chain-length-text.ts'
import { ChoiceBlock } from '../choice-block.tsx'
import { chooseChainLength } from '../personalisation/personalisation.ts'
import type { SettingOnPage } from '../design.ts'

/** The length of a pendant's chain, kept for this design; nothing for a setting without a chain. */
export function ChainLengthField({ setting: { design, choice } }: { setting: SettingOnPage }) {
  const options = optionsOf(design, chainLengthAttribute)
  const chosen = chainLengthIn(design, choice.optionIds)
  if (chosen === null) return null
  const title = m.setting_chain()
  return (
    <ChoiceBlock id="chain-length" title={title} chosen={chainLengthText(chosen)}>
      <div className={`no-print ${fields.field}`}>
        <label htmlFor="chain-length-select" className="sr-only">
          {title}
        </label>
        <select
          id="chain-length-select"
          value={chosen}
          onChange={({ target }) => chooseChainLength(design.sku, target.value)}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={name}>
              {chainLengthText(name)}
            </option>
          ))}
        </select>
      </div>
    </ChoiceBlock>
  )
}
