import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { mostChoices } from './case-choices.ts'
import { Cases } from './cases.tsx'
import { caseOf } from './testing/case-of.ts'

const cases = [
  caseOf({ id: 'one', title: 'For a climber', kind: 'Rings', stone: 'Sapphire', metal: 'Platinum' }),
  caseOf({ id: 'two', title: 'On a chain', kind: 'Pendants', stone: 'Diamond', metal: 'Gold' }),
  caseOf({ id: 'three', title: 'For two', kind: 'Rings', stone: 'Diamond', metal: 'Gold' }),
]

it('shows all cases, and of one choice those that it holds', async () => {
  const screen = await renderInShop(<Cases block={{ type: 'cases', cases }} />)
  const shown = () =>
    screen
      .getByRole('heading')
      .all()
      .map((heading) => heading.element().textContent)
  expect(shown()).toEqual(['For a climber', 'On a chain', 'For two'])
  await screen.getByRole('radio', { name: 'Sapphire 1' }).click()
  expect(shown()).toEqual(['For a climber'])
  await screen.getByRole('radio', { name: 'Gold 2' }).click()
  expect(shown()).toEqual(['On a chain', 'For two'])
  await screen.getByRole('radio', { name: 'All 3' }).click()
  expect(shown()).toHaveLength(3)
  await expectAccessible()
})

it('hides the others by each choice that is offered', async () => {
  const many = Array.from({ length: mostChoices }, (_, place) =>
    caseOf({ id: `case-${place}`, title: `Case ${place}`, kind: `Kind ${place}` }),
  )
  const screen = await renderInShop(<Cases block={{ type: 'cases', cases: many }} />)
  for (const place of many.keys()) {
    await screen.getByRole('radio', { name: `Kind ${place} 1` }).click()
    const shown = screen
      .getByRole('heading')
      .all()
      .map((heading) => heading.element().textContent)
    expect(shown).toEqual([`Case ${place}`])
  }
})

it('draws each piece and tells what was asked, made, hard and how long it took', async () => {
  const screen = await renderInShop(<Cases block={{ type: 'cases', cases: cases.slice(0, 1) }} />)
  await expect
    .element(screen.getByRole('img', { name: /^A ring from above: an oval sapphire/ }))
    .toBeVisible()
  const terms = screen
    .getByRole('term')
    .all()
    .map((term) => term.element().textContent)
  expect(terms).toEqual(['Asked for', 'Made', 'Hard', 'Took'])
})
