import { expect, it, vi } from 'vitest'
import { misfitText } from './misfit-text.ts'

/** The words of a French page: tests have the English ones alone. */
vi.mock('#data/language/own-name.ts', async (original) => ({
  ...(await original<typeof import('#data/language/own-name.ts')>()),
  ownWord: ({ slug, name }: { slug: string; name: string }) =>
    ({ 'round-brilliant': 'ronde', 'emerald-cut': 'émeraude' })[slug] ?? name,
}))

it('why settings are left out names the shape as the page does', () => {
  const facts = { shapeName: 'Emerald', measLength: 8.2 }
  expect(misfitText([{ reason: 'SHAPE_NOT_MADE', count: 2 }], facts)).toBe(
    '2 settings are not made in émeraude.',
  )
})
