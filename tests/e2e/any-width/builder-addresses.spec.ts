import { forgetVisit } from '../support/forget-visit.ts'
import { inWindows } from '../support/in-windows.ts'
import { edgeStoneId } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

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

for (const { name, items } of inWindows(builderAddresses, ([path]) => path)) {
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

/** Addresses that show nothing: what each says, and the first step that works with all else that it chooses. */
const lostAddresses = [
  {
    path: `/create/pendant/review/PD-00301/round-brilliant/palladium/${left}`,
    heading: 'This setting is not made in that metal',
    text: 'Your 1.00 ct Round diamond is kept.',
    link: 'See it in Platinum (950)',
    target: `/create/pendant/review/PD-00301/round-brilliant/platinum/${left}`,
    targetHeading: 'Your pendant, as we will make it',
  },
  {
    path: `/create/earrings/review/ES-00401/round-brilliant/purple-gold/${left}/${right}`,
    heading: 'This setting is not made in that metal',
    text: 'Your stones are kept.',
    link: 'See it in 18ct Yellow Gold',
    target: `/create/earrings/review/ES-00401/round-brilliant/yellow-gold/${left}/${right}`,
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: `/create/earrings/review/ES-00401/triangle/yellow-gold/${left}/${right}`,
    heading: 'This setting is not made in that shape',
    text: 'We make the Four-claw studs for Round, Oval, Emerald,',
    link: 'See it in Round',
    target: `/create/earrings/review/ES-00401/round-brilliant/yellow-gold/${left}/${right}`,
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: `/create/pendant/review/PD-99999/round-brilliant/platinum/${left}`,
    heading: 'We do not have this setting',
    text: 'There is no setting with the number PD-99999 in our shop. Your 1.00 ct Round diamond is kept.',
    link: 'See all pendant settings',
    target: '/create/pendant',
    targetHeading: 'Pendant settings',
  },
  {
    path: `/create/gemstones/${left}/engagement-ring/PR-00201/pink`,
    heading: 'This setting is not made in that metal',
    text: 'We make the Six-claw solitaire in Platinum (950), 18ct Yellow Gold,',
    link: 'See it in Platinum (950)',
    target: `/create/gemstones/${left}/engagement-ring/PR-00201/platinum`,
    targetHeading: 'Six-claw solitaire in Platinum (950)',
  },
  {
    path: `/create/gemstones/${left}/engagement-ring/PR-99999/platinum`,
    heading: 'We do not have this setting',
    text: 'Your 1.00 ct Round diamond is kept.',
    link: 'See the settings that take it',
    target: `/create/gemstones/${left}/engagement-rings`,
    targetHeading: 'Engagement ring settings for your 1.00 ct Round diamond',
  },
  {
    path: '/create/gemstones/gemstone/4711',
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop.',
    link: 'See all diamonds and gemstones',
    target: '/create/gemstones',
    targetHeading: 'Choose your diamond or gemstone',
  },
  {
    path: '/create/gemstones/4711/engagement-rings/halo',
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop.',
    link: 'See all engagement ring settings',
    target: '/create/engagement-ring/halo',
    targetHeading: 'Halo engagement ring settings',
  },
  {
    path: '/create/gemstones/4711/pendant/PD-00301/platinum',
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop. Your setting is kept.',
    link: 'See Round stones that fit',
    target: '/create/pendant/PD-00301/round-brilliant/platinum/gemstones',
    targetHeading: 'Stones that fit your setting',
  },
  {
    path: '/create/pendant/chocolate',
    heading: 'Page not found',
    text: 'Sorry, the page you are looking for does not exist',
    link: 'See all pendant settings',
    target: '/create/pendant',
    targetHeading: 'Pendant settings',
  },
  {
    path: '/create/engagement-ring/review/PR-00201/marquise-cut/platinum/100026',
    heading: 'This setting is not made in that shape',
    text: 'Your 4.80 ct Marquise diamond is kept.',
    link: 'See the settings that take it',
    target: '/create/gemstones/100026/engagement-rings',
    targetHeading: /^Engagement ring settings for your/,
  },
  {
    path: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011/100012',
    heading: 'Page not found',
    text: 'No piece takes more than two stones, and this address names 3. Your stones are kept.',
    link: 'See the Four-claw studs with what is kept',
    target: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011',
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: '/create/engagement-ring/review/PR-00201/round-brilliant/platinum',
    heading: 'No stone is named',
    text: 'This page shows a stone, and its address names none. Your setting is kept.',
    link: 'See Round stones that fit',
    target: '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones',
    targetHeading: 'Stones that fit your setting',
  },
  {
    path: '/create/gemstones/100010/earrings',
    heading: 'Page not found',
    text: 'Earrings take two stones, so they begin with their setting.',
    link: 'See the pendants that take it',
    target: '/create/gemstones/100010/pendants',
    targetHeading: /^Pendant settings for your/,
  },
] as const

/** Addresses that name more or less than a page takes, and where they lead in the end. */
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
  {
    path: `/create/gemstones/review/PR-00201/oval-shape/platinum/${left}`,
    target: `/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}`,
    text: 'Your diamond is Round, so the ring is shown in Round and not in the shape of the address.',
  },
  {
    path: `/create/gemstones/${left}/engagement-rings/oval-shape_halo`,
    target: `/create/gemstones/${left}/engagement-rings/halo`,
    text: 'Your diamond is Round, so these are settings for Round stones and not for the shape of the address.',
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
] as const

test('an address that names more or less than its page takes leads to what it means, and says why it is not quite that', async ({
  page,
  open,
}) => {
  for (const { path, target, text } of cutAddresses) {
    await test.step(path, async () => {
      await forgetVisit(page)
      await open(path)
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('main')).toContainText(text)
    })
  }
})

test('what was changed on the way is said once, and of no other page', async ({ page, open }) => {
  await open(`/create/gemstones/${left}/engagement-rings/oval-shape`)
  const notice = page.getByRole('status').filter({ hasText: 'Shown in Round' })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Engagement ring settings for your/)
  await expect(notice).toHaveCount(0)
})

for (const { name, items } of inWindows(lostAddresses, ({ path }) => path)) {
  test(`what is not there is said, and leads on: ${name}`, async ({ page, open, request, expectTrouble }) => {
    expectTrouble(404)
    const title = page.getByRole('heading', { level: 1 })
    const main = page.getByRole('main')
    for (const { path, heading, text, link, target, targetHeading } of items) {
      await test.step(path, async () => {
        expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
        await forgetVisit(page)
        await open(path)
        await expect(title).toHaveText(heading)
        await expect(main).toContainText(text)
        await main.getByRole('link', { name: link, exact: true }).click()
        await expect(page).toHaveURL(target)
        await expect(title).toHaveText(targetHeading)
      })
    }
  })
}
