import { proxy, snapshot } from 'valtio/vanilla'
import { useProxy } from '#data/use-proxy.ts'

/** What is open of the menus (rules/shell#menus). */
interface NavState {
  /** Whether the drawer is open. */
  showMobileNav: boolean
  /** The id of the tab whose panel is open below the header. */
  activeTab: string | null
  /** The id of the tab whose panel is open in the drawer. */
  activePanel: string | null
}

const closed: NavState = { showMobileNav: false, activeTab: null, activePanel: null }
const nav = proxy<NavState>({ ...closed })
const untouched = snapshot(nav)

export function useNav() {
  return useProxy(nav, untouched)
}

/** Opens the panel of a tab below the header; null closes it. */
export function showTab(id: string | null): void {
  nav.activeTab = id
}

/** Opens the panel of a tab in the drawer; null goes back to the tabs. */
export function showPanel(id: string | null): void {
  nav.activePanel = id
}

/** Says that the drawer was opened or closed: it begins with its tabs the next time. */
export function showDrawer(isOpen: boolean): void {
  Object.assign(nav, { showMobileNav: isOpen, activePanel: null })
}
