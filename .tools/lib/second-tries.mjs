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
