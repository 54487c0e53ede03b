import { band } from '@shop/schema/domain/testing/finished-piece'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { choiceText } from './buy-bar.tsx'
import { LazyBuyBar } from './lazy-buy-bar.tsx'
import { viewOf } from './testing/example-views.ts'

const view = viewOf(band, { metal: 'platinum', size: '3-00', weight: 'medium' })
const made = {
  fingerSize: null,
  isSizeUnsure: true,
  engraving: null,
  engravingExcess: 0,
  letters: null,
  chainLength: null,
}

/** A page with its button at the top, and far below it more of the page. */
function Page() {
  const button = useRef<HTMLDivElement>(null)
  return (
    <>
      <header style={{ position: 'fixed', insetBlockStart: 0 }}>The shop</header>
      <div ref={button} style={{ marginBlockStart: '50vh' }}>
        The button of the page
      </div>
      <p style={{ marginBlock: '250vh 100vh' }}>The end</p>
      <LazyBuyBar button={button} view={view} made={made} sizes={[]} picture={undefined} />
    </>
  )
}

const bar = page.getByRole('region', { name: 'This piece as you chose it' })
const headerTop = () => document.querySelector('header')?.getBoundingClientRect().top ?? 0

it('comes once the button has gone by at the top, in the place of the header, and goes with it', async () => {
  await page.viewport(1280, 720)
  await renderInShop(<Page />)
  await expect.element(bar).not.toBeInTheDocument()
  page.getByText('The end').element().scrollIntoView()
  await expect.element(bar).toBeVisible()
  await expect.element(bar).toMatchTextContent(/Court band.*Platinum \(950\)/)
  await expect.element(bar.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  await expect.poll(() => bar.element().getBoundingClientRect().top).toBe(0)
  await expect.poll(headerTop).toBeLessThan(0)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(headerTop).toBe(0)
})

it('comes and goes as a tablet is turned while the button is out of sight', async () => {
  await page.viewport(700, 1000)
  await renderInShop(<Page />)
  page.getByText('The end').element().scrollIntoView()
  await expect.element(page.getByText('The end')).toBeInViewport()
  await expect.element(bar).not.toBeInTheDocument()
  await page.viewport(1000, 700)
  await expect.element(bar).toBeVisible()
  await page.viewport(700, 1000)
  await expect.element(bar).not.toBeInTheDocument()
  // Its styles hide it at once, before it is taken out of the page.
  await expect.poll(() => document.documentElement.dataset['buyBar']).toBeUndefined()
})

it('is not for a phone, which has a bar of its own', async () => {
  await page.viewport(390, 844)
  await renderInShop(<Page />)
  page.getByText('The end').element().scrollIntoView()
  await expect.element(page.getByText('The end')).toBeInViewport()
  await expect.element(bar).not.toBeInTheDocument()
})

it('says what is chosen in few words', () => {
  expect(choiceText(view, { fingerSize: null })).toBe('Platinum (950), 3.00 mm, Medium')
  expect(choiceText(view, { fingerSize: 'N' })).toBe('Platinum (950), 3.00 mm, Medium, size N')
})
