import type { RichText } from '@shop/schema/http/content-blocks'
import { factText } from './fact-text.ts'

/** The very words that a shopper reads, without their looks: for who reads the page as data. */
export function plainWords(paragraphs: readonly RichText[]): string {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .map((span) => {
          if (typeof span === 'string') return span
          if ('strong' in span) return span.strong
          return 'fact' in span ? factText(span.fact) : span.text
        })
        .join(''),
    )
    .join('\n\n')
}
