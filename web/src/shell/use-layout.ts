import { useLocation, useMatches } from '@tanstack/react-router'
import { shownPage } from '#ui/current-page.ts'
import { hasMenuLinks } from './shell-links.ts'

/** The layout of the page, which its route chooses (rules/shell#layouts). */
export function useLayout(): 'standard' | 'auth' {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'standard' })
}

/**
 * The path of the page that stands in the window: the address bar says the next one while that is on its way, and
 * a header that changed then would move the page that is still read.
 */
export function useShownPath(): string {
  const pathname = useLocation({ select: (asked) => asked.pathname })
  return useMatches({ select: (matches) => shownPage(matches, { pathname, search: {} }).pathname })
}

/** Whether the header of the page has menu links (rules/shell#header). */
export function useHasMenuLinks(): boolean {
  const isStandard = useLayout() === 'standard'
  return hasMenuLinks(useShownPath()) && isStandard
}
