import { expect, it } from 'vitest'
import { secondTriesIn } from './second-tries.mjs'

const spec = (title, ...tests) => ({ title, file: 'shop/basket.spec.ts', tests })
const report = {
  suites: [
    {
      title: 'shop/basket.spec.ts',
      specs: [spec('two tabs agree', { projectName: 'desktop', status: 'expected' })],
      suites: [
        {
          title: 'taking out',
          specs: [
            spec(
              'can be undone',
              { projectName: 'desktop', status: 'flaky' },
              { projectName: 'phone', status: 'expected' },
            ),
          ],
        },
      ],
    },
  ],
}

it('names a test that passed only on another try, with its project and the titles above it', () => {
  expect(secondTriesIn(report)).toEqual(['desktop shop/basket.spec.ts › taking out › can be undone'])
})

it('names none where there is no report', () => {
  expect(secondTriesIn(undefined)).toEqual([])
})
