import { pence } from '@shop/schema/domain/values/money'
import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { describe, expect, it } from 'vitest'
import { assetAt } from '#data/testing/pictures.ts'
import { courtBand as design } from '#testing/band-example.ts'
import { lineView } from './line-view.ts'
import type { ShownItem } from './line.ts'

const item: ShownItem = {
  sku: 'WR-00601',
  shape: '',
  metal: 'platinum',
  optionIds: ['163', '3005', '3101'],
  fingerSize: 'N',
  isSizeUnsure: false,
  isBought: true,
  engraving: { font: 'Roman', text: 'AMOR' },
  gemstoneId: null,
  gemstonePair: [],
  isGemstoneFirst: false,
  title: null,
  total: pence(67_500),
}

const facts = {
  rules: { getVat: { vat: 20 }, listSales: [] },
  now: new Date('2026-11-25T10:00:00Z'),
  holidays: bundledBankHolidays.map(({ date }) => date),
}

describe('a finished piece in the basket', () => {
  it('shows its picture, every choice and its day, and is changed on its own page', () => {
    expect(lineView(item, { design, stones: [] }, facts)).toMatchObject({
      title: 'Court band',
      picture: assetAt('/platinum.svg'),
      facts: [
        'Platinum (950)',
        'Width 4.00 mm, Weight Medium',
        'Finger size N',
        'Engraved AMOR, Roman',
        'Arrives by Wednesday 23 December 2026',
      ],
      editHref: '/wedding-rings/plain/product/WR-00601/platinum/4-00/medium',
      others: { text: 'Choose another piece', href: '/wedding-rings/plain/collection' },
    })
  })

  it.each([
    ['1', 'A', 'Letter A'],
    ['0 to 3', 'A', 'Letter A, Roman'],
    ['0 to 3', 'ABC', 'Letters ABC, Roman'],
  ])('of %s letters says which: %s', (optionName, text, shown) => {
    const initial = { ...design, fixedAttributes: [{ id: '921', name: 'Letters', optionName }] }
    const line = { ...item, engraving: { font: 'Roman', text } }
    expect(lineView(line, { design: initial, stones: [] }, facts).facts[3]).toBe(shown)
  })

  it.each([
    [{ fingerSize: null }, 'Finger size to be chosen'],
    [{ fingerSize: null, isSizeUnsure: true }, 'A free ring sizer first'],
  ])('with %j says so: %s', (difference, text) => {
    expect(lineView({ ...item, ...difference }, { design, stones: [] }, facts).facts[2]).toBe(text)
  })

  it.each([{ fingerSize: null }, { fingerSize: null, isSizeUnsure: true }])(
    'with %j promises no day before the size is known',
    (difference) => {
      const { facts: shown } = lineView({ ...item, ...difference }, { design, stones: [] }, facts)
      expect(shown.at(-1)).toBe('Arrives in about 20 working days once we know your size')
    },
  )

  it('says nothing of a size that it does not have', () => {
    const sizeless = { ...design, attributes: design.attributes.filter(({ name }) => name !== 'Finger Size') }
    const { facts: shown } = lineView({ ...item, fingerSize: null }, { design: sizeless, stones: [] }, facts)
    expect(shown.join()).not.toContain('size')
  })

  it('shows what it knows while the shop does not answer, and leads to where it will be found', () => {
    expect(lineView(item, { design: null, stones: [] }, facts)).toMatchObject({
      title: 'Design WR-00601',
      picture: null,
      facts: ['Platinum', 'Finger size N', 'Engraved AMOR, Roman'],
      editHref: '/jewellery/product/WR-00601',
    })
  })

  it('names no choices for it when it is no longer made so', () => {
    const view = lineView({ ...item, optionIds: ['163', '3009', '3101'] }, { design, stones: [] }, facts)
    expect(view.facts).toEqual(['Platinum', 'Finger size N', 'Engraved AMOR, Roman'])
    expect(view.editHref).toBe('/wedding-rings/plain/product/WR-00601')
  })

  it('that cannot be bought has no day', () => {
    const view = lineView({ ...item, isBought: false }, { design, stones: [] }, facts)
    expect(view.facts.some((fact) => fact.startsWith('Arrives'))).toBe(false)
  })

  it('of which only the metal was kept is shown in that', () => {
    const { picture, editHref } = lineView(
      { ...item, optionIds: [], metal: 'yellow-gold' },
      { design, stones: [] },
      facts,
    )
    expect(picture).toEqual(assetAt('/yellow-gold.svg'))
    expect(editHref).toBe('/wedding-rings/plain/product/WR-00601/yellow-gold/3-00/medium')
  })
})
