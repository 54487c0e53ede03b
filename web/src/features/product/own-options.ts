import { productAttributes, type ProductDesign, type WantedOptions } from '@shop/schema/domain/product-choice'
import { ownFamily } from '@shop/schema/domain/product-families'
import { pathAttributes } from '@shop/schema/domain/product-path'
import { metalAttribute } from '@shop/schema/domain/metals'
import { object, record, string } from 'zod/mini'
import { persisted } from '#data/persisted.ts'

/** Names of options by the name of their choice, such as the length of a chain: kept for the next piece. */
interface OwnOptions {
  names: Record<string, string>
}

const store = persisted<OwnOptions>('own-options', object({ names: record(string(), string()) }), {
  names: {},
})

/** What a shopper last chose of the choices that no address names; nothing until the page is hydrated. */
export function useOwnOptions(): Readonly<Record<string, string>> {
  return store.use().names
}

export function chooseOwnOption(attributeName: string, optionName: string): void {
  store.state.names = { ...store.state.names, [attributeName]: optionName }
}

/** Of a piece that was chosen before, what its address does not name. */
export function takeOwnOptions(design: ProductDesign, optionIds: readonly string[]): void {
  for (const { name, options } of ownAttributes(design)) {
    const option = options.find(({ id }) => optionIds.includes(id))
    if (option) chooseOwnOption(name, option.name)
  }
}

/** The choices of a piece that its address does not name. */
export function ownAttributes(design: Pick<ProductDesign, 'attributes' | 'subCategory'>) {
  const family = ownFamily(design)
  const { size, weight } = family ? pathAttributes(design, family) : { size: null, weight: null }
  return productAttributes(design).filter(({ name }) => ![metalAttribute, size, weight].includes(name))
}

/** The options of a piece with these names: another piece may not have them. */
export function preferredOptions(
  design: Pick<ProductDesign, 'attributes' | 'subCategory'>,
  names: Readonly<Record<string, string>>,
): WantedOptions {
  return Object.fromEntries(
    ownAttributes(design).flatMap(({ name, options }) => {
      const option = options.find((each) => each.name === names[name])
      return option ? [[name, option.id]] : []
    }),
  )
}
