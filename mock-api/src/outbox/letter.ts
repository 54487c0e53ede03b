import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { escapeHtml } from '../http/escape-html.ts'
import type { NewMessage } from './outbox-store.ts'

/** A letter by its parts, from which its text and its page are written alike. */
export interface Letter {
  readonly to: string
  readonly kind: NewMessage['kind']
  readonly subject: string
  /** Whom it greets; null for nobody by name. */
  readonly firstName: string | null
  /** In the order of the letter. */
  readonly parts: readonly LetterPart[]
  readonly link: NewMessage['link']
}

/** A paragraph, or a list of facts under a heading. */
export type LetterPart =
  | string
  | {
      readonly heading: string
      readonly facts: readonly { readonly name: string; readonly value: string }[]
    }

/** A letter as the outbox takes it: as text, and as a page that needs no script and loads nothing. */
export function writeLetter(letter: Letter): NewMessage {
  const { to, kind, subject, link } = letter
  return { channel: 'EMAIL', to, kind, subject, text: asText(letter), html: asHtml(letter), link }
}

function asText(letter: Letter): string {
  const parts = letter.parts.map((part) =>
    typeof part === 'string'
      ? part
      : [part.heading, ...part.facts.map(({ name, value }) => `${name}: ${value}`)].join('\n'),
  )
  const link = letter.link === null ? [] : [`${letter.link.label}: ${letter.link.address}`]
  return [greeting(letter), ...parts, ...link, companyLine()].join('\n\n')
}

function asHtml(letter: Letter): string {
  const { subject, link, parts } = letter
  // Programs that show letters read styles of elements alone, and tables better than anything newer.
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f4f0;color:#1d1d1b;font:16px/1.6 Georgia,serif">
<div style="max-width:36rem;margin:0 auto;padding:2rem 1.25rem;background:#fff">
<p style="margin:0 0 2rem;font-size:1.25rem;letter-spacing:.08em">${escapeHtml(shopIdentity.brand)}</p>
<h1 style="margin:0 0 1rem;font-size:1.5rem;font-weight:400;line-height:1.3">${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting(letter))}</p>
${parts.map(partHtml).join('\n')}
${link === null ? '' : linkHtml(link)}
<p style="margin:2rem 0 0;padding-top:1rem;border-top:1px solid #d8d3c8;font-size:.8125rem">${escapeHtml(companyLine())}</p>
</div>
</body>
</html>
`
}

function partHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
  const rows = part.facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="padding:.25rem 1rem .25rem 0;text-align:left;vertical-align:top;font-weight:400">${escapeHtml(name)}</th><td style="padding:.25rem 0;text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`,
  )
  return `<h2 style="margin:1.5rem 0 .25rem;font-size:1rem">${escapeHtml(part.heading)}</h2>
<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`
}

function linkHtml({ label, address }: NonNullable<Letter['link']>): string {
  return `<p style="margin:1.5rem 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:.75rem 1.5rem;background:#1d1d1b;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`
}

/** Who writes, as every letter of a company has to say. */
function companyLine(): string {
  const { legalName, companyNumber, freephone } = shopIdentity
  return `${legalName}, company number ${companyNumber}. Questions? Call ${freephone.shown}, free.`
}

function greeting({ firstName }: Pick<Letter, 'firstName'>): string {
  return firstName === null ? 'Hello,' : `Dear ${firstName},`
}
