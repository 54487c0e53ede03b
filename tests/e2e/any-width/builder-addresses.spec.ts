import { forgetVisit } from '../support/forget-visit.ts'
import { inWindows } from '../support/in-windows.ts'
import { headingOf } from '../support/page-text.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expect, test, untilAlive } from '../support/test.ts'

// Pages one after the other, in one window: a window of its own costs as much as a page.
test.describe.configure({ timeout: 60_000 })

const left = edgeStoneId('pairLeft')
const right = edgeStoneId('pairRight')

/** Every address of the builder (rules/routes#create-routes), with what stands there. */
const builderAddresses = [
  ['/create/engagement-ring/', 'Engagement ring settings'],
  ['/create/engagement-ring/halo_platinum', 'Platinum Halo engagement ring settings'],
  ['/create/pendant/', 'Pendant settings'],
  ['/create/pendant/halo', 'Halo pendant settings'],
  ['/create/earrings/', 'Earring settings'],
  ['/create/earrings/oval-shape', 'Oval earring settings'],
  ['/create/engagement-ring/product/PR-00201/', 'Six-claw solitaire in Platinum (950)'],
  ['/create/engagement-ring/product/PR-00201/oval-shape/rose-gold', 'Six-claw solitaire in 18ct Rose Gold'],
  ['/create/pendant/product/PD-00301/', 'Four-claw pendant in 18ct White Gold'],
  ['/create/pendant/product/PD-00301/round-brilliant/yellow-gold', 'Four-claw pendant in 18ct Yellow Gold'],
  ['/create/earrings/product/ES-00401/', 'Four-claw studs in 18ct Yellow Gold'],
  ['/create/earrings/product/ES-00401/oval-shape/white-gold', 'Four-claw studs in 18ct White Gold'],
  ['/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  ['/create/pendant/PD-00301/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  ['/create/earrings/ES-00401/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  [`/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/pendant/PD-00301/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/earrings/ES-00401/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [
    `/create/earrings/ES-00401/round-brilliant/platinum/gemstones/${left}/${right}`,
    'Your two stones, side by side',
  ],
  [
    `/create/engagement-ring/review/PR-00201/round-brilliant/platinum/${left}`,
    'Your ring, as we will make it',
  ],
  [`/create/pendant/review/PD-00301/round-brilliant/platinum/${left}`, 'Your pendant, as we will make it'],
  [
    `/create/earrings/review/ES-00401/round-brilliant/platinum/${left}/${right}`,
    'Your earrings, as we will make them',
  ],
  ['/create/gemstones/', 'Choose your diamond or gemstone'],
  [`/create/gemstones/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/gemstones/${left}/engagement-rings/`, 'Engagement ring settings for your 1.00 ct Round diamond'],
  [
    `/create/gemstones/${left}/engagement-rings/halo`,
    'Halo engagement ring settings for your 1.00 ct Round diamond',
  ],
  [`/create/gemstones/${left}/pendants/`, 'Pendant settings for your 1.00 ct Round diamond'],
  [
    `/create/gemstones/${left}/pendants/yellow-gold`,
    'Yellow Gold pendant settings for your 1.00 ct Round diamond',
  ],
  [`/create/gemstones/${left}/engagement-ring/PR-00201/platinum`, 'Six-claw solitaire in Platinum (950)'],
  [`/create/gemstones/${left}/pendant/PD-00301/platinum`, 'Four-claw pendant in Platinum (950)'],
  [`/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}`, 'Your ring, as we will make it'],
  [`/create/gemstones/review/PD-00301/round-brilliant/platinum/${left}`, 'Your pendant, as we will make it'],
  ['/gemstone/' + left, '1.00 ct Round diamond'],
] as const

test('what the builder shows leaves the server with every address of it', async ({ request }) => {
  for (const [path, heading] of builderAddresses) {
    await test.step(path, async () => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(spaced(headingOf(html))).toBe(heading)
      expect(html).toMatch(/<main.*£\d/s)
    })
  }
})

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

/** Addresses that name more or less than a page takes, and where they lead in the end, which says so itself. */
const cutAddresses = [
  {
    path: `/create/earrings/ES-00401/round-brilliant/platinum/gemstones/${left}`,
    target: `/create/earrings/ES-00401/round-brilliant/platinum/gemstone/${left}`,
    text: '1.00 ct Round diamond',
  },
  {
    path: `/create/pendant/PD-00301/round-brilliant/platinum/gemstones/${left}/${right}`,
    target: `/create/pendant/review/PD-00301/round-brilliant/platinum/${left}/${right}`,
    text: 'A pendant takes one stone, and this address names two.',
  },
  {
    path: `/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}/${right}`,
    target: `/create/engagement-ring/review/PR-00201/round-brilliant/platinum/${left}/${right}`,
    text: 'A ring takes one stone, and this address names two.',
  },
] as const

test('an address that names more or less stones than its page takes leads to the page that takes them', async ({
  request,
  shopUrl,
}) => {
  for (const { path, target, text } of cutAddresses) {
    await test.step(path, async () => {
      const response = await request.get(path)
      expect(response.url()).toBe(`${shopUrl}${target}`)
      expect(spaced(await response.text())).toContain(text)
    })
  }
})

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

/** Words as they are compared: a space that does not break is a space. */
function spaced(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}
