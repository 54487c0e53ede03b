import { settingList } from '@shop/schema/domain/addresses'
import { createKindOf } from '@shop/schema/domain/create-kind'
import { settingStyles } from '@shop/schema/domain/taxonomy'
import type { Setting } from './setting-choice.ts'

/** The list of settings in the design's own style; null for a design without one. */
export function styleLinkOf(
  design: Pick<Setting, 'fixedAttributes' | 'subCategory'>,
): { href: string; name: string } | null {
  const style = settingStyles.find(({ ids }) =>
    design.fixedAttributes.some(({ id }) => ids.some((styleId) => styleId === id)),
  )
  return style ? { href: settingList(createKindOf(design), style.slug), name: style.name } : null
}
