import { escapeHtml } from '@shop/mock-api/http/escape-html'
import { counts, type Outcome, type Sent } from './outcome.ts'
import { hasTokenInShell } from './wrong-token.ts'

/** A run, as reports tell it. */
export interface Run {
  readonly url: string
  readonly channel: string
  /** Whether somebody is signed in. */
  readonly isSignedIn: boolean
  readonly seed: number
  readonly seconds: number
  readonly outcomes: readonly Outcome[]
  /** What the run has left at the API and nobody can take away, such as consultations. */
  readonly left: readonly string[]
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
    const why = passed + failed === 0 ? `: ${outcomes[0]?.reason}` : failed > 0 ? `: ${names.join('; ')}` : ''
    const some = skipped > 0 && passed + failed > 0 ? `, ${skipped} skipped` : ''
    return `${mark.padEnd(8)}${operation}  ${requests} requests, ${compared} comparisons, ${passed + failed} checks${some}${why}`
  })
  const failures = run.outcomes
    .filter(({ kind }) => kind === 'failed')
    .map(({ operation, check, reason, sent }) =>
      [`\n${operation}: ${check}`, reason, sent && curlOf(run, sent)].filter(Boolean).join('\n'),
    )
  const onSecond = onSecondTry(run).map(
    ({ operation, check, firstFailure }) =>
      `\n${operation}: ${check}\npassed on a second try; at first: ${firstFailure}`,
  )
  return [...lines, ...failures, ...onSecond, `\n${summary(run)}`].join('\n')
}

/** What failed once and held then, as where a stone was sold between two answers. */
function onSecondTry({ outcomes }: Pick<Run, 'outcomes'>): readonly Outcome[] {
  return outcomes.filter(({ firstFailure }) => firstFailure !== null)
}

/** The last lines: what was not checked and why, what the target was asked, and what came of it. */
export function summary({ url, seed, seconds, outcomes, left }: Run): string {
  const { passed, failed, skipped } = counts(outcomes)
  const requests = sum(outcomes.map((each) => each.requests))
  const line = `${url}: ${passed} checks hold, ${failed} fail, ${skipped} skipped; ${requests} requests in ${seconds.toFixed(1)} s; --seed ${seed}`
  const again = onSecondTry({ outcomes }).length
  const tries = again > 0 ? [`${again} passed on a second try: something may have been sold meanwhile`] : []
  const remains = left.length > 0 ? [`left there: ${left.join('; ')}`] : []
  return [...skippedLines(outcomes), ...tries, ...remains, line].join('\n')
}

/** Why checks were skipped, the most frequent reason first: what is not checked is not proven. */
function skippedLines(outcomes: readonly Outcome[]): string[] {
  const reasons = Map.groupBy(
    outcomes.filter(({ kind }) => kind === 'skipped'),
    ({ reason }) => reason,
  )
  return [...reasons]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${length} skipped: ${reason}`)
}

/** A command that sends a request again; whoever runs it has the key, and the token where there is one, in the environment. */
export function curlOf(
  { url, channel, isSignedIn }: Pick<Run, 'url' | 'channel' | 'isSignedIn'>,
  sent: Sent,
): string {
  const { query, variables, changes = {}, method = 'POST', body } = sent
  const usual: Readonly<Record<string, string | null>> = {
    'content-type': `'content-type: application/json'`,
    'api-key': '"api-key: $CONTRACT_API_KEY"',
    authorization: isSignedIn ? '"authorization: Bearer $CONTRACT_TOKEN"' : null,
    channelId: inQuotes(`channelId: ${channel}`),
  }
  const changed = Object.entries(changes).map(([name, value]): [string, string | null] => [
    name,
    value === null ? null : hasTokenInShell(value) ? `"${name}: ${value}"` : inQuotes(`${name}: ${value}`),
  ])
  const headers = Object.values({ ...usual, ...Object.fromEntries(changed) })
    .filter((header) => header !== null)
    .map((header) => ` -H ${header}`)
  const asked = query.replaceAll(/\s+/g, ' ').trim()
  if (method === 'GET')
    return `curl -G '${url}'${headers.join('')} --data-urlencode ${inQuotes(`query=${asked}`)}`
  const way = method === 'POST' ? '' : ` -X ${method}`
  // Nothing is left out of a body that was sent as it is.
  const data =
    body === undefined
      ? `-d ${inQuotes(JSON.stringify({ query: asked, variables }))}`
      : `--data-raw ${inQuotes(body)}`
  return `curl${way} '${url}'${headers.join('')} ${data}`
}

/** As a shell takes it for one word. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The report as data. */
export function jsonReport(run: Run): string {
  const operations = byOperation(run.outcomes).map(([operation, outcomes]) => ({
    operation,
    ...counts(outcomes),
    requests: sum(outcomes.map((each) => each.requests)),
    expectations: sum(outcomes.map((each) => each.expectations)),
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
    const cases = outcomes.map(({ check, kind, reason, sent, firstFailure }) => {
      const why = escapeHtml(`${reason}${sent ? `\n${curlOf(run, sent)}` : ''}`)
      const inside =
        kind === 'failed'
          ? `<failure message="${escapeHtml(reason?.split('\n')[0] ?? '')}">${why}</failure>`
          : kind === 'skipped'
            ? `<skipped message="${escapeHtml(reason ?? '')}"/>`
            : firstFailure !== null
              ? `<system-out>passed on a second try; at first: ${escapeHtml(firstFailure)}</system-out>`
              : ''
      return `<testcase classname="${escapeHtml(operation)}" name="${escapeHtml(check)}">${inside}</testcase>`
    })
    return `<testsuite name="${escapeHtml(operation)}" tests="${outcomes.length}" failures="${failed}" skipped="${skipped}">${cases.join('')}</testsuite>`
  })
  const { failed } = counts(run.outcomes)
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" tests="${run.outcomes.length}" failures="${failed}">${suites.join('\n')}</testsuites>`
  return text.toWellFormed().replaceAll(noCharacterOfXml, '\u{fffd}')
}

/** What no XML can hold, not even escaped; an answer that is repeated may. */
const noCharacterOfXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** The report as a page without scripts: what fails first, then each operation, which opens to its checks. */
export function htmlReport(run: Run): string {
  const failures = run.outcomes.filter(({ kind }) => kind === 'failed')
  const failed = failures.map(
    ({ operation, check, reason, sent }) =>
      `<section><h3>${escapeHtml(operation)}: ${escapeHtml(check)}</h3><p>${escapeHtml(reason ?? '')}</p>${sent ? `<pre>${escapeHtml(curlOf(run, sent))}</pre>` : ''}</section>`,
  )
  const again = onSecondTry(run).map(
    ({ operation, check, firstFailure }) =>
      `<section><h3>${escapeHtml(operation)}: ${escapeHtml(check)}</h3><p>At first: ${escapeHtml(firstFailure ?? '')}</p></section>`,
  )
  const operations = byOperation(run.outcomes).map(([operation, outcomes]) => {
    const { failed: fails, skipped, passed } = counts(outcomes)
    const state = fails > 0 ? 'fails' : passed > 0 ? 'holds' : 'skipped'
    const checks = outcomes.map(
      ({ check, kind, requests, expectations, reason, firstFailure }) =>
        `<li>${escapeHtml(check)}: ${kind}${firstFailure === null ? '' : ' on a second try'}, ${requests} requests, ${expectations} comparisons${reason ? `. ${escapeHtml(reason)}` : ''}</li>`,
    )
    return `<details${fails > 0 ? ' open' : ''}><summary><b>${escapeHtml(operation)}</b> ${state}: ${passed} of ${outcomes.length} checks${skipped > 0 ? `, ${skipped} skipped` : ''}</summary><ul>${checks.join('')}</ul></details>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract: ${failures.length} fail</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:1rem auto;padding:0 1rem;max-width:70rem;overflow-wrap:anywhere}h1,h2,h3{line-height:1.25}details{border-top:1px solid #999;padding:.5rem 0}summary{cursor:pointer}p{white-space:pre-line}pre{white-space:pre-wrap;border:1px solid;padding:.5rem}</style>
<main><h1>Contract</h1><p>${escapeHtml(summary(run))}</p>
${failures.length > 0 ? `<h2>What fails</h2>${failed.join('\n')}` : ''}
${again.length > 0 ? `<h2>What passed on a second try</h2>${again.join('\n')}` : ''}
<h2>Operations</h2>
${operations.join('\n')}</main></html>`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
