import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { untilExplained } from '../support/explanations.ts'
import { failedCall } from '../support/faults.ts'
import { pageKinds, unknownPath } from '../support/pages.ts'
import { choiceWithoutSettings, listPath } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

// Colours are looked at where they end, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ...pageKinds,
  { kind: 'the whole list', path: '/create/engagement-ring' },
  {
    kind: 'a list with every filter',
    path: '/create/engagement-ring/oval-shape_halo_platinum_sort-price-asc',
  },
  { kind: 'a setting in the sale', path: '/create/engagement-ring/product/PR-00204/oval-shape/platinum' },
  {
    kind: 'a setting of one shape',
    path: '/create/engagement-ring/product/PR-00208/emerald-cut/yellow-gold',
  },
]

for (const { kind, path } of pages) {
  test(`axe finds nothing on ${kind}, and nothing moves`, async ({ page, open }) => {
    await open(path)
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await movingParts(page)).toEqual([])
  })
}

test('axe finds nothing on an empty list', async ({ page, open }) => {
  await open(listPath(choiceWithoutSettings()))
  await expectAccessible(page)
})

test('axe finds nothing on the not-found page', async ({ page, open, expectTrouble }) => {
  expectTrouble(404)
  await open(unknownPath)
  await expectAccessible(page)
})

test('axe finds nothing where a page could not be served', async ({ page, open, world, expectTrouble }) => {
  expectTrouble(503, failedCall)
  await world.setFaults({ kind: 'http-500', operation: 'SettingList' })
  await open('/create/engagement-ring/halo')
  await expectAccessible(page)
})

test('axe finds nothing in a list that could not go on', async ({ page, open, world, expectTrouble }) => {
  expectTrouble(500, failedCall)
  await open('/create/engagement-ring')
  await world.setFaults({ kind: 'graphql-error', operation: 'SettingList' })
  await page.getByRole('button', { name: 'Load more settings' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on a setting with everything opened and filled in', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00204/oval-shape/yellow-gold')
  await page.getByText('Why this price').click()
  await setting.fingerSize.getByRole('checkbox', { name: /not sure/ }).check()
  await setting.engravingText.fill('Zoë, from this day forward')
  await expect(setting.engravingText).toHaveAttribute('aria-invalid', 'true')
  await untilExplained(page)
  await expectAccessible(page)
})

test('axe finds nothing in the size guide', async ({ page, open, setting }) => {
  await open('/create/engagement-ring/product/PR-00201')
  await setting.fingerSize.getByRole('button', { name: 'Find your size' }).click()
  const guide = page.getByRole('dialog', { name: 'Find your finger size' })
  await guide.getByRole('textbox', { name: 'Size' }).fill('17')
  await guide.getByText('Every size').click()
  await expectAccessible(page)
})

test('axe finds nothing in the enlarged picture', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00201')
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the open order of a list', async ({ page, open, list }) => {
  await open('/create/engagement-ring')
  await list.sort.click()
  await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the filters', async ({ page, open, list }) => {
  await open('/create/engagement-ring/oval-shape_halo')
  await expect((await list.filters()).getByRole('region', { name: 'Metal' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing under the header that came along', async ({ page, open }) => {
  await open('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  await expectAccessible(page)
})

/** What still moves on a page, though the visitor asked for less motion. */
async function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)))
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        (animationName !== 'none' && longest(animationDuration) > 0.01) ||
        longest(transitionDuration) > 0.01 ||
        scrollBehavior === 'smooth'
      return moves ? [`${element.tagName} ${element.className}`] : []
    })
  })
}
