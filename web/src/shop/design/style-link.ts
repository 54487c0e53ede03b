import { ownWord } from '#data/language/own-name.ts'
import { settingList } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { settingStyles } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Design } from './design.ts'

/** The list of settings in the design's own style; null for a design without one. */
export function styleLinkOf(
  design: Pick<Design, 'fixedAttributes' | 'subCategory'>,
): { href: string; name: string } | null {
  const style = settingStyles.find(({ ids }) =>
    design.fixedAttributes.some(({ id }) => ids.some((styleId) => styleId === id)),
  )
  return style ? { href: settingList(createKindOf(design), style.slug), name: ownWord(style) } : null
}
