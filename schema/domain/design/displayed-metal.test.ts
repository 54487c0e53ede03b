import { describe, expect, it } from 'vitest'
import { displayedMetal } from './displayed-metal.ts'

const option = (id: string, name: string) => ({ id, name, price: 0, isFixedPrice: true })

const metals = {
  platinum: option('163', 'Platinum'),
  yellow18: option('161', '18ct Yellow Gold'),
  yellow9: option('169', '9ct Yellow Gold'),
  rose9: option('170', '9ct Rose Gold'),
  white18: option('160', '18ct White Gold'),
}

function design(sku: string, ...made: (keyof typeof metals)[]) {
  const options = made.map((key) => metals[key])
  return { sku, attributes: [{ name: 'Metal', options }] }
}
const everyMetal = Object.keys(metals) as (keyof typeof metals)[] // the keys of the table above

describe('displayedMetal', () => {
  it.each([
    { name: 'the only filtered metal', made: everyMetal, filtered: ['160'], shown: '18ct White Gold' },
    {
      name: 'the highest carat of a filtered colour',
      made: everyMetal,
      filtered: ['169', '161'],
      shown: '18ct Yellow Gold',
    },
    {
      name: 'the first filtered colour in the shop’s order',
      made: everyMetal,
      filtered: ['160', '168', '162', '170'],
      shown: '9ct Rose Gold',
    },
    {
      name: 'the first one it is made in',
      made: ['rose9', 'white18'] as const,
      filtered: ['163', '160'],
      shown: '18ct White Gold',
    },
    {
      name: 'a lower carat when only that is filtered',
      made: everyMetal,
      filtered: ['169'],
      shown: '9ct Yellow Gold',
    },
  ])('shows $name', ({ made, filtered, shown }) => {
    expect(displayedMetal(design('PR-00201', ...made), filtered)?.name).toBe(shown)
  })

  it('shows its own metal when it is made in none of the filtered ones', () => {
    expect(displayedMetal(design('PR-00201', 'platinum'), ['161', '171'])?.name).toBe('Platinum')
  })

  it('never shows a lower carat of its own accord', () => {
    for (let number = 1; number <= 300; number += 1) {
      expect(displayedMetal(design(`PR-${number}`, 'yellow9', 'yellow18'))?.name).toBe('18ct Yellow Gold')
    }
  })

  it('stays the same for a sku, whatever the order of its metals', () => {
    const shown = displayedMetal(design('PR-00208', ...everyMetal))
    expect(displayedMetal(design('PR-00208', ...everyMetal.toReversed()))).toEqual(shown)
    expect(displayedMetal(design('PR-00208', ...everyMetal), [])).toEqual(shown)
  })

  it('spreads a page of designs over the metals', () => {
    const counts = new Map<string, number>()
    for (let number = 201; number <= 260; number += 1) {
      const name = displayedMetal(design(`PR-00${number}`, ...everyMetal))?.name ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([
      '18ct White Gold',
      '18ct Yellow Gold',
      '9ct Rose Gold',
      'Platinum',
    ])
    for (const count of counts.values()) expect(count).toBeGreaterThanOrEqual(9)
  })

  it('shows none when there are no metals', () => {
    expect(displayedMetal({ sku: 'PR-00201', attributes: [] })).toBeNull()
  })
})
