import { assayOffices } from '@shop/schema/domain/design/hallmarks'
import { expect, it } from 'vitest'
import german from '../../../../messages/de.json' with { type: 'json' }
import english from '../../../../messages/en.json' with { type: 'json' }
import french from '../../../../messages/fr.json' with { type: 'json' }

it('a plan says in every language of its rate that it is the effective one', () => {
  expect(english.tool_finance_plan).toContain('{apr}% APR')
  expect(french.tool_finance_plan).toContain('TAEG {apr} %')
  expect(german.tool_finance_plan).toContain('{apr}\u00A0% eff. Jahreszins')
})

it('the assay offices are called in French as they are there', () => {
  const texts: Readonly<Record<string, string>> = french.tool_hallmark_tested[0]?.match ?? {}
  const tested = assayOffices.map(({ name }) =>
    (texts[`office=${name}`] ?? texts['office=*'] ?? '').replace('{office}', name),
  )
  expect(tested.map((text) => text.replace(' a essayé le métal et frappé les poinçons.', ''))).toEqual([
    'Le bureau de garantie de Londres',
    'Le bureau de garantie de Birmingham',
    'Le bureau de garantie de Sheffield',
    'Le bureau de garantie d’Édimbourg',
  ])
})

it('a metal that prices are compared with is named in French without an article', () => {
  expect(french.tool_metals_compared).toMatch(/: \{metal\}\.$/)
})
