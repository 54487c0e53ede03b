import { relative, sep } from 'node:path'
import { root } from './paths.mjs'

/** The tests of a Playwright report that passed only on another try, each by its project, file and titles. */
export function secondTriesIn(report) {
  return (report?.suites ?? []).flatMap((suite) => triesOf(suite, []))
}

function triesOf({ title, suites = [], specs = [] }, above) {
  // The outermost suite is its file, which every spec names itself.
  const titles = above.length === 0 ? [''] : [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) =>
          [`${projectName} ${spec.file}`, ...titles.slice(1), spec.title].join(' › '),
        ),
    ),
    ...suites.flatMap((inner) => triesOf(inner, titles)),
  ]
}

/** The same of a Vitest report, which keeps what failed of a test that passed in the end. */
export function secondTriesOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ ancestorTitles, title }) =>
        [relative(root, name).split(sep).join('/'), ...ancestorTitles.filter(Boolean), title].join(' › '),
      ),
  )
}
