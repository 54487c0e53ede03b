import { expect, it } from 'vitest'
import german from '../../../../messages/de.json' with { type: 'json' }
import english from '../../../../messages/en.json' with { type: 'json' }
import french from '../../../../messages/fr.json' with { type: 'json' }

it('a plan says in every language of its rate that it is the effective one', () => {
  expect(english.tool_finance_plan).toContain('{apr}% APR')
  expect(french.tool_finance_plan).toContain('TAEG {apr} %')
  expect(german.tool_finance_plan).toContain('{apr}\u00A0% eff. Jahreszins')
})
