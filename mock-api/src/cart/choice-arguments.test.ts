import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal-of.ts'
import { checkedOptionIds, engravingOf, stonesOf } from './choice-arguments.ts'

const refusal = (argument: string) => ({ code: 'BAD_USER_INPUT', argument: `input.${argument}` })
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at))

describe('options that are chosen', () => {
  it('are at most twenty, each an id', () => {
    expect(checkedOptionIds(ids(20))).toEqual(ids(20))
    const tooMany = () => checkedOptionIds(ids(21))
    expect(refusalOf(tooMany)).toEqual(refusal('optionIds'))
    expect(tooMany).toThrow('optionIds must be at most 20, not 21.')
    expect(refusalOf(() => checkedOptionIds(['161', 'x'.repeat(65)]))).toEqual(refusal('optionIds'))
  })
})

describe('an engraving', () => {
  it('may be none, or a text in a font', () => {
    expect([engravingOf({}), engravingOf({ engraving: null })]).toEqual([null, null])
    const engraving = { font: 'Roman', text: 'a'.repeat(200) }
    expect(engravingOf({ engraving })).toEqual(engraving)
  })

  it('is not longer than a page sends', () => {
    for (const engraving of [
      { font: 'Roman', text: 'a'.repeat(201) },
      { font: 'x'.repeat(65), text: 'A' },
    ]) {
      expect(refusalOf(() => engravingOf({ engraving }))).toEqual(refusal('engraving'))
    }
  })
})

describe('the stones of a piece', () => {
  it('are one, a pair, or none', () => {
    expect(stonesOf({}, [0, 2])).toEqual({ gemstoneId: null, gemstonePair: [] })
    expect(stonesOf({ gemstoneId: '1' }, [0, 2])).toEqual({ gemstoneId: '1', gemstonePair: [] })
    expect(stonesOf({ gemstoneId: null, gemstonePair: ['1', '2'] }, [0, 2])).toEqual({
      gemstoneId: null,
      gemstonePair: ['1', '2'],
    })
  })

  it.each([
    [{ gemstonePair: ['1'] }, 'gemstonePair must be empty or two different stones.'],
    [{ gemstonePair: ['1', '1'] }, 'gemstonePair must be empty or two different stones.'],
    [{ gemstonePair: ['1', '2', '3'] }, 'gemstonePair must be empty or two different stones.'],
    [{ gemstoneId: '1', gemstonePair: ['2', '3'] }, 'gemstonePair must be empty when there is a gemstoneId.'],
    [{ gemstonePair: ['1', ''] }, 'input.gemstonePair must not be empty.'],
    [{ gemstonePair: ['1', 'x'.repeat(65)] }, 'input.gemstonePair must have at most 64 characters.'],
  ])('are not %j', (input, message) => {
    const check = () => stonesOf(input, [0, 2])
    expect(refusalOf(check)).toEqual(refusal('gemstonePair'))
    expect(check).toThrow(message)
  })

  it('have ids of a length that there is', () => {
    expect(refusalOf(() => stonesOf({ gemstoneId: 'x'.repeat(65) }, [0]))).toEqual(refusal('gemstoneId'))
  })
})
