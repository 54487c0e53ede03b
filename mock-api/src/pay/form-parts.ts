import { escapeHtml } from '../http/escape-html.ts'

/** What is wrong with a field, and how its label calls it. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

interface TextField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly autocomplete: string
  readonly isNumeric?: boolean
  readonly maxLength: number
  readonly value?: string
  readonly problem: string | null
}

/** A field with its label, and its hint or what is wrong with it. */
export function textField({
  name,
  label,
  hint,
  autocomplete,
  isNumeric = false,
  maxLength,
  value = '',
  problem,
}: TextField): string {
  // The message about a problem also says what is right, so the hint makes way for it.
  const told = problem === null ? { kind: 'hint', text: hint } : { kind: 'problem', text: problem }
  const toldId = `${name}-${told.kind}`
  const attributes = [
    `type="text" id="${name}" name="${name}" value="${escapeHtml(value)}"`,
    `autocomplete="${autocomplete}" maxlength="${maxLength}" required`,
    ...(isNumeric ? ['inputmode="numeric"'] : []),
    ...(told.text === undefined ? [] : [`aria-describedby="${toldId}"`]),
    ...(problem === null ? [] : ['aria-invalid="true"']),
  ]
  return `<div>
<label for="${name}">${label}</label>
<input ${attributes.join(' ')}>
${told.text === undefined ? '' : `<span class="${told.kind}" id="${toldId}">${escapeHtml(told.text)}</span>`}
</div>`
}

/** Everything that is wrong, each a link to its field; the page opens with the focus on it. */
export function problemSummary(
  problems: readonly FieldProblem[],
  title = 'Nothing has been paid yet',
): string {
  const items = problems.map(({ field, message }) => `<li><a href="#${field}">${escapeHtml(message)}</a>`)
  return `<div class="problems" role="group" aria-labelledby="problems" tabindex="-1" autofocus>
<h2 id="problems">${title}</h2>
<ul>
${items.join('\n')}
</ul>
</div>`
}

/** A form of its own, so that Enter in a field never cancels. */
export function cancelForm(path: string, label: string): string {
  return `<form method="post" action="${path}">
<button class="quiet" name="action" value="cancel">${label}</button>
</form>`
}

/** Where the forms of a payment may lead: a browser asks for it with every redirect. */
export function originsOf({ returnTo }: { readonly returnTo: Readonly<Record<string, string>> }): string[] {
  return [...new Set(Object.values(returnTo).map((address) => new URL(address).origin))]
}
