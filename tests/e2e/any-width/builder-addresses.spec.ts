import { builderAddresses } from '../support/builder-addresses.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import { inWindows } from '../support/in-windows.ts'
import { left } from '../support/pair-page.ts'
import { expect, test, untilAlive } from '../support/test.ts'

/** A page of each kind that `every-page`, `gemstone-first` and `keyboard` do not open. */
const openedNowhereElse = builderAddresses.filter(([path]) =>
  [
    '/create/pendant/halo',
    '/create/earrings/oval-shape',
    '/create/earrings/product/ES-00401/',
    '/create/pendant/PD-00301/round-brilliant/platinum/gemstones',
    '/create/earrings/ES-00401/round-brilliant/platinum/gemstones',
    `/create/pendant/PD-00301/round-brilliant/platinum/gemstone/${left}`,
    `/create/pendant/review/PD-00301/round-brilliant/platinum/${left}`,
    `/create/gemstones/${left}/pendants/yellow-gold`,
  ].includes(path),
)

for (const { name, items } of inWindows(openedNowhereElse, ([path]) => path)) {
  test(`what the builder shows opens cold in a fresh browser: ${name}`, async ({ page, open }) => {
    expect(openedNowhereElse).toHaveLength(8)
    for (const [path, heading] of items) {
      await test.step(path, async () => {
        await forgetVisit(page)
        await open(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('main')).toContainText(/£\d/)
      })
    }
  })
}

/** Addresses that name another shape or kind than there is, where they lead, and what the browser says of it. */
const adjustedAddresses = [
  {
    path: `/create/gemstones/review/PR-00201/oval-shape/platinum/${left}`,
    target: `/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}`,
    text: 'Your diamond is Round, so the ring is shown in Round and not in the shape of the address.',
  },
  {
    path: `/create/gemstones/${left}/engagement-ring/PD-00301/platinum`,
    target: `/create/gemstones/${left}/pendant/PD-00301/platinum`,
    text: 'The Four-claw pendant is a pendant, whatever the address called it.',
  },
  {
    path: `/create/earrings/review/PR-00201/round-brilliant/platinum/${left}`,
    target: `/create/engagement-ring/review/PR-00201/round-brilliant/platinum/${left}`,
    text: 'The Six-claw solitaire is an engagement ring, whatever the address called it.',
  },
  {
    path: `/create/gemstones/${left}/engagement-rings/oval-shape_halo`,
    target: `/create/gemstones/${left}/engagement-rings/halo`,
    text: 'Your diamond is Round, so these are settings for Round stones and not for the shape of the address.',
  },
] as const

test('an address of another shape or kind leads to what it means, which is said once, and of no other page', async ({
  page,
  open,
}) => {
  const notice = page.getByRole('status').filter({ hasText: 'Shown in Round' })
  for (const { path, target, text } of adjustedAddresses) {
    await test.step(path, async () => {
      await forgetVisit(page)
      await open(path)
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('main')).toContainText(text)
    })
  }
  await expect(notice).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/engagement ring settings for your/)
  await expect(notice).toHaveCount(0)
})
