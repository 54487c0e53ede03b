import { describe, expect, it } from 'vitest'
import { halo } from '#testing/build-examples.ts'
import { aroundVariables } from './around-variables.ts'

const stone = { id: '100022', shape: 'Round Brilliant' } as const

describe('what is asked for round a stone', () => {
  it.each([
    ['SAPPHIRE', ['SAPPHIRE'], ['NATURAL']],
    ['LAB_GROWN_RUBY', ['LAB_GROWN_RUBY'], ['LAB_GROWN']],
    ['NATURAL_DIAMOND', [], ['NATURAL']],
    ['LAB_GROWN_FANCY_DIAMOND', [], ['LAB_GROWN']],
  ] as const)('for a %s is its species; diamonds part themselves', (gemStoneType, gemType, origins) => {
    expect(aroundVariables({ ...stone, gemStoneType }, undefined)).toMatchObject({
      gemstoneId: '100022',
      attributeIds: ['171'],
      gemType,
      origins,
      stoneSizes: [],
    })
  })

  it('is what the setting takes, where there is one', () => {
    const { stoneSizes } = aroundVariables({ ...stone, gemStoneType: 'RUBY' }, halo)
    expect(stoneSizes).toEqual([{ shapeId: '171', lengthMin: 4.1, lengthMax: 6 }])
  })
})
