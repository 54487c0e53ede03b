import { escapeHtml } from '@shop/mock-api/http/escape-html'
import { counts, type Outcome, type Sent } from './outcome.ts'

/** A run, as reports tell it. */
export interface Run {
  readonly url: string
  readonly channel: string
  readonly seed: number
  readonly seconds: number
  readonly outcomes: readonly Outcome[]
}

/** The outcomes of each operation, in the order of their names. */
export function byOperation(outcomes: readonly Outcome[]): (readonly [string, readonly Outcome[]])[] {
  return [...Map.groupBy(outcomes, ({ operation }) => operation)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The report in lines: one an operation, then what failed, each with a command that shows it. */
export function textReport(run: Run): string {
  const lines = byOperation(run.outcomes).map(([operation, outcomes]) => {
    const { passed, failed, skipped } = counts(outcomes)
    const requests = sum(outcomes.map((each) => each.requests))
    const compared = sum(outcomes.map((each) => each.expectations))
    const mark = failed > 0 ? 'FAILS' : passed > 0 ? 'holds' : 'skipped'
    const names = outcomes.flatMap(({ kind, check }) => (kind === 'failed' ? check : []))
    const why = passed + failed === 0 ? `: ${outcomes[0]?.reason}` : failed > 0 ? `: ${names.join(', ')}` : ''
    const some = skipped > 0 && passed + failed > 0 ? `, ${skipped} skipped` : ''
    return `${mark.padEnd(8)}${operation}  ${requests} requests, ${compared} comparisons, ${passed + failed} checks${some}${why}`
  })
  const failures = run.outcomes
    .filter(({ kind }) => kind === 'failed')
    .map(({ operation, check, reason, sent }) =>
      [`\n${operation}: ${check}`, reason, sent && curlOf(run, sent)].filter(Boolean).join('\n'),
    )
  return [...lines, ...failures, `\n${summary(run)}`].join('\n')
}

/** The last line: what the target was asked, and what came of it. */
export function summary({ url, seed, seconds, outcomes }: Run): string {
  const { passed, failed, skipped } = counts(outcomes)
  const requests = sum(outcomes.map((each) => each.requests))
  return `${url}: ${passed} checks hold, ${failed} fail, ${skipped} skipped; ${requests} requests in ${seconds.toFixed(1)} s; --seed ${seed}`
}

/** A command that sends a request again; whoever runs it has the key in the environment. */
export function curlOf({ url, channel }: Pick<Run, 'url' | 'channel'>, sent: Sent): string {
  const body = JSON.stringify({ ...sent, query: sent.query.replaceAll(/\s+/g, ' ').trim() })
  return `curl '${url}' -H 'content-type: application/json' -H "api-key: $API_KEY" -H 'channelId: ${channel}' -d '${body.replaceAll("'", String.raw`'\''`)}'`
}

/** The report as data. */
export function jsonReport(run: Run): string {
  const operations = byOperation(run.outcomes).map(([operation, outcomes]) => ({
    operation,
    ...counts(outcomes),
    checks: outcomes.map(({ sent, ...outcome }) => ({
      ...outcome,
      sent,
      curl: sent && curlOf(run, sent),
    })),
  }))
  const { outcomes, ...facts } = run
  return JSON.stringify({ ...facts, ...counts(outcomes), operations }, null, 2)
}

/** The report as most servers that build software read it. */
export function junitReport(run: Run): string {
  const suites = byOperation(run.outcomes).map(([operation, outcomes]) => {
    const { failed, skipped } = counts(outcomes)
    const cases = outcomes.map(({ check, kind, reason, sent }) => {
      const why = escapeHtml(`${reason}${sent ? `\n${curlOf(run, sent)}` : ''}`)
      const inside =
        kind === 'failed'
          ? `<failure message="${escapeHtml(reason?.split('\n')[0] ?? '')}">${why}</failure>`
          : kind === 'skipped'
            ? `<skipped message="${escapeHtml(reason ?? '')}"/>`
            : ''
      return `<testcase classname="${escapeHtml(operation)}" name="${escapeHtml(check)}">${inside}</testcase>`
    })
    return `<testsuite name="${escapeHtml(operation)}" tests="${outcomes.length}" failures="${failed}" skipped="${skipped}">${cases.join('')}</testsuite>`
  })
  const { failed } = counts(run.outcomes)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" tests="${run.outcomes.length}" failures="${failed}">${suites.join('\n')}</testsuites>`
}

/** The report as a page without scripts. */
export function htmlReport(run: Run): string {
  const rows = run.outcomes.map(
    ({ operation, check, kind, requests, expectations, reason, sent }) =>
      `<tr><th scope="row">${escapeHtml(operation)}</th><td>${escapeHtml(check)}</td><td>${kind}</td><td>${requests}</td><td>${expectations}</td><td>${escapeHtml(reason ?? '')}${sent ? `<pre>${escapeHtml(curlOf(run, sent))}</pre>` : ''}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.25rem .5rem;text-align:left;vertical-align:top}pre{white-space:pre-wrap}</style>
<h1>Contract</h1><p>${escapeHtml(summary(run))}</p>
<table><thead><tr><th>Operation<th>Check<th>Outcome<th>Requests<th>Comparisons<th>Why</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
