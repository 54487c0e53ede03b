import { useNavigate } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { linkTarget } from '#ui/follow-link.ts'
import { keepGemFilters } from './build-store.ts'
import { keepStoneList } from './stones/kept-stone-list.ts'
import { useLeaveCreatePages } from './use-leave-create-pages.ts'

function Shop() {
  useLeaveCreatePages()
  const navigate = useNavigate()
  return ['/create/pendant', '/'].map((href) => (
    <button key={href} onClick={() => void navigate(linkTarget(href))}>
      {href}
    </button>
  ))
}

const kept = (name: string) => JSON.parse(localStorage.getItem(`ashcombe:${name}`) ?? '{}') as unknown

it('forgets the stored shape of a diamond, with the list it was in, on a path without "create"', async () => {
  const keep = () => {
    keepGemFilters({ shapes: ['oval-shape'] })
    keepStoneList({ attributes: 'ruby', shape: 'oval-shape' })
  }
  const { getByRole, address } = await renderInShop(<Shop />, { path: '/create/gemstones' })
  keep()
  await expect.poll(() => kept('designer')).toMatchObject({ gemFilterShape: 'oval-shape' })
  await getByRole('button', { name: '/', exact: true }).click()
  await expect.poll(() => kept('designer')).toMatchObject({ gemFilterShape: null })
  expect(kept('stone-list')).toMatchObject({ attributes: '', shape: null })
  // What forgets is loaded by now, and would do so at once.
  keep()
  await getByRole('button', { name: '/create/pendant' }).click()
  await expect.poll(address).toBe('/create/pendant')
  await expect.poll(() => kept('designer')).toMatchObject({ gemFilterShape: 'oval-shape' })
  expect(kept('stone-list')).toMatchObject({ shape: 'oval-shape' })
})
