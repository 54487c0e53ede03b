import { useShopRules } from '#generated/queries.ts'
import { useLineParts } from '#shop/line/use-line-parts.ts'
import { lineTitle } from '#shop/line/line-title.ts'

/** What the basket calls a line; null until its design and its stones are known. */
export function useLineTitle(line: Parameters<typeof useLineParts>[0]): string | null {
  const { parts, state } = useLineParts(line, useShopRules())
  return state === 'whole' && parts.design ? lineTitle(parts.design.name, parts.stones) : null
}
