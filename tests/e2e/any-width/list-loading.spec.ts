import { expect, test, untilAwake } from '../support/test.ts'

const allSettings = '/create/engagement-ring'

test('“Loading Products Please Wait...” is announced while more settings or those of a filter arrive, and then the count; Back and Forward walk through them', async ({
  page,
  open,
  list,
  world,
}) => {
  await open(allSettings)
  const loadMore = page.getByRole('link', { name: 'Load more settings' })
  await loadMore.scrollIntoViewIfNeeded()
  // A link that is still asleep the browser follows by itself, to a whole page.
  await untilAwake(loadMore)
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 900 })
  await loadMore.click()
  await expect(list.count).toHaveText('Loading Products Please Wait...')
  await expect(list.cards).toHaveCount(48)
  await expect(list.count).toHaveText('60 settings')
  await untilAwake(await list.option('Style', 'Halo'))
  await list.choose('Style', 'Halo')
  await expect(list.count).toHaveText('Loading Products Please Wait...')
  await expect(list.count).toHaveText('14 settings')
  await test.step('Back and Forward walk through the filters', async () => {
    await world.clearFaults()
    await page.goBack()
    await expect(page).toHaveURL(`${allSettings}/first-48`)
    await expect(list.count).toHaveText('60 settings')
    await page.goForward()
    await expect(page).toHaveURL(`${allSettings}/halo`)
    await expect(list.count).toHaveText('14 settings')
  })
})

test('a list that is long in coming shows its shape and says that it loads', async ({
  page,
  open,
  list,
  world,
}) => {
  await open('/')
  await world.setFaults({ kind: 'delay', operation: 'SettingList', delayMs: 1600 })
  await page.getByRole('link', { name: 'Start with a setting' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading Products Please Wait...')
  await expect(list.count).toHaveText('60 settings')
})
