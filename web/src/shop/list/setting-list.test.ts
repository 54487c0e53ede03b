import { describe, expect, it } from 'vitest'
import { settingCardContext, settingListAt, type SettingList } from './setting-list.ts'
import { settingListVariables } from './setting-variables.ts'

function listOf(attributes: string): SettingList {
  const list = settingListAt('engagement-ring', attributes)
  if (!list) throw new Error(`No such list: ${attributes}`)
  return list
}

describe('the list of settings', () => {
  it('asks for every carat of a gold colour', () => {
    const variables = settingListVariables(listOf('oval-shape_halo_yellow-gold'), 2, 20)
    expect([...variables.attributeIds].toSorted()).toEqual(['161', '169', '175'])
    expect(variables.fixedAttributeIds).toEqual(['141'])
    expect(variables.page).toBe(2)
  })

  it('asks for pictures in the chosen shape, else in each design’s own', () => {
    expect(settingListVariables(listOf('pear-shape'), 1, 20)).toMatchObject({
      shapeIds: ['174'],
      defaultShape: false,
    })
    expect(settingListVariables(listOf(''), 1, 20)).toMatchObject({ shapeIds: [], defaultShape: true })
  })

  it('shows cards in the chosen metals and shape', () => {
    expect(settingCardContext(listOf('rose-gold'))).toEqual({ metalIds: ['162', '170'], shape: null })
  })
})
