import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'
import { secondTriesIn, secondTriesOfVitest } from './second-tries.mjs'

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

it('names a test of Vitest that passed only on another try, with its file and the titles above it', () => {
  const title = 'becomes fixed'
  const results = [
    {
      ancestorTitles: ['', 'the header'],
      title,
      status: 'passed',
      failureMessages: ['Error: it is not fixed'],
    },
    { ancestorTitles: ['', 'the header'], title: 'slides in', status: 'passed', failureMessages: [] },
    {
      ancestorTitles: [],
      title: 'leads home',
      status: 'failed',
      failureMessages: ['Error: it leads nowhere'],
    },
  ]
  const file = join(root, 'web', 'src', 'shell', 'header.test.tsx')
  expect(secondTriesOfVitest({ testResults: [{ name: file, assertionResults: results }] })).toEqual([
    'web/src/shell/header.test.tsx › the header › becomes fixed',
  ])
})

it('names none where there is no report', () => {
  expect(secondTriesIn(undefined)).toEqual([])
  expect(secondTriesOfVitest(undefined)).toEqual([])
})
