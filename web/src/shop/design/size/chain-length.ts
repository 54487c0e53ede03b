import { optionsOf, type AttributeOption } from '@shop/schema/domain/design/design'
import { chainLengthAttribute } from '@shop/schema/domain/design/product-choice'
import type { Design, SettingOnPage } from '../design.ts'

/** The length that a pendant hangs on while none is chosen, as for a finished one (`domain/design/product-choice`). */
const usualLength = '18"'

type ChainDesign = Pick<Design, 'attributes'>

/** The length of chain that a setting is made with: the chosen one, else 18 inches; null for one without a chain. */
export function chainLengthOf(design: ChainDesign, chosen: string | undefined): AttributeOption | null {
  const options = optionsOf(design, chainLengthAttribute)
  const named = (text: string | undefined) => options.find(({ name }) => name === text)
  return named(chosen) ?? named(usualLength) ?? options[0] ?? null
}

/** The setting on a chain of the chosen length, with everything else as it is chosen. */
export function onChain(setting: SettingOnPage, chosen: string | undefined): SettingOnPage {
  const { design, choice } = setting
  const chain = chainLengthOf(design, chosen)
  if (!chain || choice.optionIds.includes(chain.id)) return setting
  const lengths = optionsOf(design, chainLengthAttribute).map(({ id }) => id)
  const others = choice.optionIds.filter((id) => !lengths.includes(id))
  return { design, choice: { ...choice, optionIds: [...others, chain.id] } }
}

/** The name of the chain length among chosen options; null for a setting without a chain, or without such an option. */
export function chainLengthIn(design: ChainDesign, optionIds: readonly string[]): string | null {
  return optionsOf(design, chainLengthAttribute).find(({ id }) => optionIds.includes(id))?.name ?? null
}
