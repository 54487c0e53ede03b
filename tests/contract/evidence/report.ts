import { escapeHtml } from '@shop/mock-api/http/escape-html'
import type { Evidence, OperationEvidence } from './evidence.ts'

export function evidenceJson(evidence: Evidence): string {
  return `${JSON.stringify(evidence, null, 2)}\n`
}

/** The evidence as a page without scripts: a row an operation, then what is not shown and why. Nothing is added up. */
export function evidencePage({ operations, outcomes, gaps }: Evidence): string {
  const rows = operations.map(rowOf).join('\n')
  const byReason = [...Map.groupBy(Object.entries(gaps), ([, reason]) => reason ?? 'Nobody has said why')]
    .map(
      ([reason, its]) =>
        `<section><h3>${escapeHtml(reason)}</h3><ul>${its.map(([gap]) => `<li>${escapeHtml(gap)}`).join('')}</ul></section>`,
    )
    .join('\n')
  const seen = Object.entries(outcomes)
    .map(([outcome, isSeen]) => `<tr><th scope="row">${escapeHtml(outcome)}<td>${mark(isSeen)}`)
    .join('\n')
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What is proven of the contract</title>
<style>${styles}</style>
<main>
<h1>What is proven of the contract</h1>
<p>Collected while the tests of the contract ran against the mock: what the storefront’s operations were sent and answered. <a href="#gaps">What is not shown, and why</a>; <a href="#outcomes">every outcome</a>.</p>
<div class="wide" role="region" aria-label="Operations" tabindex="0"><table>
<thead><tr><th scope="col">Operation<th scope="col">Sent by<th scope="col">Succeeds<th scope="col">Keeps the contract<th scope="col">Refuses<th scope="col">Effect seen<th scope="col">Refused to<th scope="col">Recorded from a real API</thead>
<tbody>
${rows}
</tbody></table></div>
<h2 id="gaps">What is not shown, and why</h2>
${byReason}
<h2 id="outcomes">Every outcome that the contract allows where the storefront uses it</h2>
<table class="outcomes"><thead><tr><th scope="col">Outcome<th scope="col">Seen</thead><tbody>
${seen}
</tbody></table>
</main>
</html>
`
}

function rowOf(row: OperationEvidence): string {
  const cells = [
    row.drivenBy.map(escapeHtml).join('<br>') || mark(false),
    mark(row.succeeds),
    mark(row.keepsContract),
    each(row.refusals),
    row.effectSeen === null ? 'reads' : mark(row.effectSeen),
    row.access === 'anybody' ? 'nobody: it is for anybody' : each(row.denials),
    mark(row.recorded),
  ]
  return `<tr><th scope="row">${escapeHtml(row.operation)}${cells.map((cell) => `<td>${cell}`).join('')}`
}

/** What was seen of a list, then what was not. */
function each(seen: Readonly<Record<string, boolean>>): string {
  const entries = Object.entries(seen)
  if (entries.length === 0) return 'nothing to refuse'
  const of = (isSeen: boolean) => entries.flatMap(([name, is]) => (is === isSeen ? escapeHtml(name) : []))
  const [yes, no] = [of(true), of(false)]
  return [yes.join(', '), no.length > 0 ? `<span class="no">not ${no.join(', ')}</span>` : '']
    .filter(Boolean)
    .join('<br>')
}

function mark(isShown: boolean): string {
  return isShown ? 'yes' : '<span class="no">no</span>'
}

const styles = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff }
main { max-width: 90rem; margin: 0 auto; padding: 2rem 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse }
li, .outcomes th { overflow-wrap: anywhere }
th, td { border: 1px solid #8a8580; padding: .25rem .5rem; text-align: start; vertical-align: top; font-size: .875rem }
thead th { background: #f3f0ec }
th[scope="row"] { font-weight: 600 }
.no { color: #7a4b00; font-style: italic }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem }
ul { margin: 0; columns: 20rem; font-size: .875rem }
`
