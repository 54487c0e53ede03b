import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { soundStone } from '#testing/edge-stones.ts'
import { CertificateSection } from './certificate-section.tsx'

/** The words of a French page: tests have the English ones alone. */
vi.mock('#data/language/own-name.ts', async (original) => ({
  ...(await original<typeof import('#data/language/own-name.ts')>()),
  ownWord: ({ slug, name }: { slug: string; name: string }) =>
    ({ 'round-brilliant': 'ronde', 'emerald-cut': 'émeraude' })[slug] ?? name,
}))

const rules = { getVat: { vat: 20 }, listSales: [] }

it('what a certificate says begins with the shape as the page calls it', () => {
  const view = stoneView(soundStone, rules, 'https://pictures.example')
  if (!view) throw new Error('The stone has no price')
  const unknown = { girdle: null, culet: null, countryOfOrigin: null, growthMethod: null, assets: [] }
  const section = createElement(CertificateSection, { stone: { stone: { ...soundStone, ...unknown }, view } })
  expect(renderToStaticMarkup(section)).toContain('<dd>Ronde, 1.00 ct')
})
