import { useLocation, useMatches } from '@tanstack/react-router'
import { hasMenuLinks } from './shell-links.ts'

/** The layout of the page, which its route chooses (rules/shell#layouts). */
export function useLayout(): 'standard' | 'auth' {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'standard' })
}

/** Whether the header of the page has menu links (rules/shell#header). */
export function useHasMenuLinks(): boolean {
  const isStandard = useLayout() === 'standard'
  return useLocation({ select: ({ pathname }) => hasMenuLinks(pathname) }) && isStandard
}
