import type { RichText, Span } from '@shop/schema/http/content-blocks'
import { factText } from './fact-text.ts'

/** A paragraph's words: what of them is strong, a link, or a fact of the rules. */
export function RichWords({ text }: { readonly text: RichText }) {
  return text.map((span, index) => <Words key={index} span={span} />)
}

function Words({ span }: { readonly span: Span }) {
  if (typeof span === 'string') return span
  if ('strong' in span) return <strong>{span.strong}</strong>
  return 'fact' in span ? factText(span.fact) : <a href={span.href}>{span.text}</a>
}
