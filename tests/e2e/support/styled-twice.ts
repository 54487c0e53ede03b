import type { Page } from '@playwright/test'

/**
 * What elements of a page have from classes of two style modules in one layer, with different values. A page that is
 * opened later brings a sheet of its own with some of the same modules, and would decide anew which of them counts
 * (`web/page-sheets.ts`). The sheet of all pages comes once: what stands in that alone has a lasting order.
 */
export async function styledTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Value {
      readonly module: string
      readonly text: string
    }
    const valuesOf = new Map<Element, Map<string, Value[]>>()
    const note = (selector: string, layer: string, style: CSSStyleDeclaration) => {
      for (const element of document.querySelectorAll(selector)) {
        const values = valuesOf.get(element) ?? new Map<string, Value[]>()
        valuesOf.set(element, values)
        for (const property of style) {
          const key = `${layer} ${property}`
          const value = { module: selector.slice(1, 3), text: style.getPropertyValue(property) }
          values.set(key, [...(values.get(key) ?? []), value])
        }
      }
    }
    const walk = (rules: CSSRuleList, layer: string, selector: string) => {
      for (const rule of rules) {
        if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name, selector)
        else if (rule instanceof CSSStyleRule) {
          // Classes by themselves: two of them weigh the same.
          if (selector !== '' || !/^\.\w+$/.test(rule.selectorText)) continue
          note(rule.selectorText, layer, rule.style)
          walk(rule.cssRules, layer, rule.selectorText)
        } else if (rule instanceof CSSNestedDeclarations) note(selector, layer, rule.style)
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, layer, selector)
      }
    }
    for (const { href, cssRules } of document.styleSheets) {
      if (href !== null && !/\/(?:base|all)-/.test(href)) walk(cssRules, '', '')
    }
    const twice = [...valuesOf].flatMap(([element, values]) =>
      [...values].flatMap(([key, ofKey]) => {
        const differ = ofKey.some((one) =>
          ofKey.some((other) => one.module !== other.module && one.text !== other.text),
        )
        return differ ? [`${element.className}: ${key}`] : []
      }),
    )
    return [...new Set(twice)]
  })
}
