import { pence, pounds } from '@shop/schema/domain/values/money'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import { assetAt } from '#data/testing/pictures.ts'
import type { Design } from '#shop/design/design.ts'
import { edgeStones, soundStone } from '#testing/edge-stones.ts'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import type { GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { lineView } from './line-view.ts'
import type { ShownItem } from './line.ts'

function option(id: string, name: string, price = 0, lengths: readonly number[] = []) {
  const [lengthMin = null, lengthMax = null] = lengths
  return { id, name, price, isFixedPrice: lengths.length === 0, lengthMin, lengthMax }
}

const design: Design = {
  id: '201',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  displayName: '{shortName} in {metal}',
  shortName: null,
  description: null,
  expressDelivery: false,
  purchaseAvailability: 'ALWAYS',
  gemTypes: [],
  category: { id: '1' },
  subCategory: { id: '1' },
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(592) }],
  channels: [],
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum', 140), option('161', '18ct Yellow Gold', 125)] },
    { name: 'Shape', options: [option('171', 'Round Brilliant')] },
    { name: 'Finger Size', options: [option('1017', 'N')] },
    { name: 'Setting Stone Size', options: [option('2002', 'Round', 8, [6.2, 7])] },
  ],
  fixedAttributes: [],
  stock: [],
  suppliers: [{ customerLeadTime: 25 }],
  dimensions: null,
  assets: [
    { tags: ['163', '171'], isMain: true, asset: assetAt('/platinum.svg') },
    { tags: ['161', '171'], isMain: true, asset: assetAt('/yellow-gold.svg') },
  ],
}

const rules = { getVat: { vat: 20 }, listSales: [] }

const item: ShownItem = {
  sku: 'PR-00201',
  shape: 'round-brilliant',
  metal: 'yellow-gold',
  optionIds: ['161', '171'],
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: { font: 'Roman', text: 'EVER YOURS' },
  gemstoneId: '100010',
  gemstonePair: [],
  isGemstoneFirst: false,
  title: null,
  total: pence(527_000),
  isBought: true,
}

function onPage(stone: GemstoneCardFragment) {
  const view = stoneView(stone, rules, '')
  if (!view) throw new Error('The stone has no price')
  return { stone, view }
}

const facts = {
  rules,
  now: new Date('2026-11-25T10:00:00Z'),
  holidays: bundledBankHolidays.map(({ date }) => date),
}
const parts = { design, stones: [onPage(soundStone)] }

describe('a line of the basket', () => {
  it('shows the piece with every choice, its parts and its day', () => {
    // Setting 717 and VAT, up to 865, and 8 % up to 935; stone 3612.50 and VAT: 4335.
    expect(lineView(item, parts, facts)).toEqual({
      title: 'Six-claw solitaire with 1.00 ct Round diamond',
      picture: assetAt('/yellow-gold.svg'),
      stoneColour: null,
      facts: [
        '18ct Yellow Gold (750), finger size N',
        'Natural diamond, G, VS2, Excellent, GIA DEMO-2255555541',
        'Engraved EVER YOURS, Roman',
        'Setting £935.00, diamond £4,335.00',
        'Arrives by Monday 4 January 2027',
      ],
      editHref: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010',
      stonesHref: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
      keptStoneId: null,
      others: { text: 'Choose another setting', href: '/create/engagement-ring' },
    })
  })

  it('says what its parts cost only when they come to what the cart says', () => {
    const { facts: shown } = lineView({ ...item, total: pence(526_999) }, parts, facts)
    expect(shown.some((fact) => fact.startsWith('Setting'))).toBe(false)
  })

  it('says of a lab-grown stone that it is one, wherever it names it', () => {
    const stones = [onPage({ ...soundStone, gemStoneType: 'LAB_GROWN_DIAMOND' })]
    const { title, facts: shown } = lineView(item, { design, stones }, facts)
    expect(title).toBe('Six-claw solitaire with 1.00 ct Round lab-grown diamond')
    expect(shown[1]).toMatch(/^Lab-grown diamond, /)
    expect(shown[3]).toBe('Setting £935.00, lab-grown diamond £4,335.00')
  })

  it('copes with a stone that nobody has graded', () => {
    const stones = [onPage(edgeStones.gradesNone)]
    expect(lineView(item, { design, stones }, facts).facts[1]).toBe('Natural diamond, GIA DEMO-2255555541')
  })

  it.each([
    [{ fingerSize: null }, '18ct Yellow Gold (750), finger size to be chosen'],
    [{ fingerSize: null, isSizeUnsure: true }, '18ct Yellow Gold (750), and a free ring sizer first'],
    [{ metal: 'platinum', optionIds: ['163', '171'] }, 'Platinum (950), finger size N'],
  ])('with %j is made so: %s', (difference, made) => {
    expect(lineView({ ...item, ...difference }, parts, facts).facts[0]).toBe(made)
  })

  it.each([{ fingerSize: null }, { fingerSize: null, isSizeUnsure: true }])(
    'with %j promises no day before the size is known',
    (difference) => {
      const sizes = [
        { id: '1017', name: 'N', price: 0, isFixedPrice: true, lengthMin: null, lengthMax: null },
      ]
      const sized = {
        ...design,
        attributes: [...design.attributes, { name: 'Finger Size', options: sizes }],
      }
      const line = lineView({ ...item, ...difference }, { ...parts, design: sized }, facts)
      expect(line.facts.at(-1)).toBe('Arrives in about 25 working days once we know your size')
    },
  )

  it('shows what it knows while the shop does not answer', () => {
    expect(lineView(item, { design: null, stones: [] }, facts)).toEqual({
      title: 'Design PR-00201',
      picture: null,
      stoneColour: null,
      facts: ['Yellow Gold, finger size N', 'With stone 100010', 'Engraved EVER YOURS, Roman'],
      editHref: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010',
      stonesHref: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones',
      keptStoneId: null,
      others: { text: 'Choose another setting', href: '/create/engagement-ring' },
    })
  })

  it('is called what its page called it while the shop does not answer, or knows a part of it alone', () => {
    const titled = { ...item, title: 'Six-claw solitaire with 1.00 ct Round diamond' }
    for (const known of [null, design]) {
      const { title, facts: shown } = lineView(titled, { design: known, stones: [] }, facts)
      expect(title).toBe('Six-claw solitaire with 1.00 ct Round diamond')
      expect(shown.join()).not.toContain('100010')
    }
    const stones = [onPage({ ...soundStone, caratWeight: 1.5 })]
    expect(lineView(titled, { design, stones }, facts).title).toBe(
      'Six-claw solitaire with 1.50 ct Round diamond',
    )
  })

  it('has no day of arrival when it cannot be bought', () => {
    const { facts: shown } = lineView({ ...item, isBought: false }, parts, facts)
    expect(shown).toEqual([
      '18ct Yellow Gold (750), finger size N',
      'Natural diamond, G, VS2, Excellent, GIA DEMO-2255555541',
      'Engraved EVER YOURS, Roman',
      'Setting £935.00, diamond £4,335.00',
    ])
  })

  it('shows its choices as the design names them when it is no longer made so', () => {
    const view = lineView({ ...item, optionIds: ['170', '171'], metal: '9ct-rose-gold' }, parts, facts)
    expect(view.title).toBe('Six-claw solitaire with 1.00 ct Round diamond')
    expect(view.facts).toContain('Rose Gold, finger size N')
    expect(view.facts.some((fact) => fact.startsWith('Arrives'))).toBe(false)
  })

  it('of a setting by itself is changed on the page of the setting', () => {
    const { editHref, title } = lineView({ ...item, gemstoneId: null }, { design, stones: [] }, facts)
    expect(editHref).toBe('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
    expect(title).toBe('Six-claw solitaire')
  })

  it('that started with its stone is changed in that flow, before and after the shop answers', () => {
    const gemstoneFirst = { ...item, isGemstoneFirst: true }
    const review = '/create/gemstones/review/PR-00201/round-brilliant/yellow-gold/100010'
    expect(lineView(gemstoneFirst, parts, facts).editHref).toBe(review)
    expect(lineView(gemstoneFirst, { design: null, stones: [] }, facts).editHref).toBe(review)
    const pendant = { ...design, sku: 'PD-00301', subCategory: { id: '2' } }
    const line = { ...gemstoneFirst, sku: 'PD-00301' }
    expect(lineView(line, { ...parts, design: pendant }, facts).editHref).toBe(
      '/create/gemstones/review/PD-00301/round-brilliant/yellow-gold/100010',
    )
  })

  it('shows its stone in the colour of the one that was chosen', () => {
    const [diamond] = parts.stones
    const ruby = { ...diamond!, stone: { ...diamond!.stone, gemStoneType: 'RUBY' as const, species: 'Ruby' } }
    expect(lineView(item, { ...parts, stones: [ruby] }, facts).stoneColour).toBe(
      'color(srgb-linear 0.507 0.01 0.021)',
    )
  })

  it('that started with its stone leads to others to start with: like its own, else of its shape', () => {
    const gemstoneFirst = { ...item, isGemstoneFirst: true }
    expect(lineView(gemstoneFirst, parts, facts).stonesHref).toBe(
      '/create/gemstones/round-brilliant_diamond_carat-0-80-to-1-20',
    )
    expect(lineView(gemstoneFirst, { design: null, stones: [] }, facts).stonesHref).toBe(
      '/create/gemstones/round-brilliant',
    )
  })

  it('of earrings names both stones, and is changed with both', () => {
    const studs = { ...design, sku: 'ES-00401', name: 'Four-claw studs', subCategory: { id: '3' } }
    const sized = { ...studs, attributes: design.attributes.filter(({ name }) => name !== 'Finger Size') }
    const pair = [onPage(soundStone), onPage({ ...edgeStones.pairRight, id: '100011' })]
    const line = {
      ...item,
      sku: 'ES-00401',
      fingerSize: null,
      engraving: null,
      gemstoneId: null,
      gemstonePair: ['100010', '100011'],
      // Setting £935.00, stones £4,335.00 and £4,469.00.
      total: pence(973_900),
    }
    expect(lineView(line, { design: sized, stones: pair }, facts)).toEqual({
      title: 'Four-claw studs with 1.00 ct Round diamond and 1.01 ct Round diamond',
      picture: assetAt('/yellow-gold.svg'),
      stoneColour: null,
      facts: [
        '18ct Yellow Gold (750)',
        'The first diamond, G, VS2, Excellent, GIA DEMO-2255555541',
        'The second diamond, G, VS1, Excellent, GIA DEMO-2255555541',
        'Setting £935.00, first stone £4,335.00, second £4,469.00',
        'Arrives by Monday 4 January 2027',
      ],
      editHref: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011',
      stonesHref: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones',
      keptStoneId: null,
      others: { text: 'Choose another setting', href: '/create/earrings' },
    })
    const [first, second] = pair
    if (!first || !second) throw new Error('A pair has two')
    const gone = onPage({ ...second.stone, availability: 'SOLD' })
    expect(lineView(line, { design: sized, stones: [first, gone] }, facts)).toMatchObject({
      keptStoneId: '100010',
      stonesHref: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstone/100010#matches',
    })
    expect(lineView(line, { design: null, stones: [] }, facts)).toMatchObject({
      facts: ['Yellow Gold', 'With stones 100010 and 100011'],
      editHref: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011',
    })
  })

  it('of a pendant says the length of its chain', () => {
    const pendant = {
      ...design,
      subCategory: { id: '2' },
      attributes: [
        ...design.attributes.filter(({ name }) => name !== 'Finger Size'),
        { name: 'Chain Length', options: [option('3302', '18"')] },
      ],
    }
    const line = { ...item, fingerSize: null, optionIds: ['161', '171', '3302'] }
    const { facts: shown, picture } = lineView(line, { ...parts, design: pendant }, facts)
    expect(shown.slice(0, 2)).toEqual(['18ct Yellow Gold (750)', 'Chain 18" (46 cm)'])
    expect(shown).toContain('Setting £935.00, diamond £4,335.00')
    expect(picture).toEqual(assetAt('/yellow-gold.svg'))
  })
})
