import { describe, expect, it } from 'vitest'
import { settingListTitle } from './setting-list-title.ts'
import { settingListAt } from './setting-list.ts'

function titleOf(attributes: string): string {
  const list = settingListAt('engagement-ring', attributes)
  if (!list) throw new Error(`No such list: ${attributes}`)
  return settingListTitle(list)
}

describe('the title of a list', () => {
  it.each([
    ['', 'Engagement ring settings'],
    ['sort-newest', 'Engagement ring settings'],
    ['halo', 'Halo engagement ring settings'],
    ['oval-shape_halo_platinum', 'Platinum Oval Halo engagement ring settings'],
    ['solitaire_halo', 'Solitaire or Halo engagement ring settings'],
  ])('of "%s" reads %s', (attributes, title) => expect(titleOf(attributes)).toBe(title))
})
