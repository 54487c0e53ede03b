import { expectAccessible } from '../support/axe.ts'
import { stonesPath } from '../support/setting-stones.ts'
import { test } from '../support/test.ts'

for (const { kind, segment } of [
  { kind: 'a whole list of stones', segment: '' },
  {
    kind: 'a list of stones with every kind of filter',
    segment:
      '/round-brilliant_oval-shape_lab-grown-diamond_colour-not-graded_polish-excellent_certificate-igi_360-image_within-10-days_carat-0-50-to-3-00_price-100-to-20000_clarity-fl-to-si1_ratio-0-90-to-1-60_sort-price-asc',
  },
]) {
  test.describe(kind, () => {
    // Colours are looked at where they end, not on their way.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('has nothing that axe finds, with its filters opened', async ({ page, open, stones }) => {
      await open(`${stonesPath}${segment}`)
      await expectAccessible(page)
      await stones.option('Polish', 'Excellent')
      await expectAccessible(page)
    })
  })
}
