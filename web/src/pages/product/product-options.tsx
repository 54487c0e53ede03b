import { metalAttribute } from '@shop/schema/domain/design/metals'
import { productAttributes } from '@shop/schema/domain/design/product-choice'
import { ownAttributes } from '#shop/design/options/own-options.ts'
import { OptionChoice } from './option-choice.tsx'
import { OwnChoice } from './own-choice.tsx'
import type { ProductView } from './product-view.ts'

/** What can be chosen besides the metal, what the address holds first; nothing that has one option only. */
export function ProductOptions({ view }: { view: ProductView }) {
  const ownNames = ownAttributes(view.design).map(({ name }) => name)
  const names = productAttributes(view.design)
    .filter(({ name, options }) => name !== metalAttribute && options.length > 1)
    .map(({ name }) => name)
  return (
    <>
      {names
        .filter((name) => !ownNames.includes(name))
        .map((name) => (
          <OptionChoice key={name} view={view} attributeName={name} />
        ))}
      {names
        .filter((name) => ownNames.includes(name))
        .map((name) => (
          <OwnChoice key={name} view={view} attributeName={name} />
        ))}
    </>
  )
}
