import { forgetTabText, keepTabText, tabText } from '#data/tab-text.ts'

/** Whether the panel of worlds is asked for in this tab: closed it leaves a handle, put away it leaves nothing. */
export type PanelState = 'away' | 'handle' | 'open'

const name = 'worlds-panel'
/** The part of an address that asks for it: the front page of the mock links there. */
export const panelHash = '#worlds'

/** As the tab has it, also after a page was loaded anew. */
export function panelState(): PanelState {
  if (location.hash === panelHash) return 'open'
  const kept = tabText(name)
  return kept === 'open' || kept === 'handle' ? kept : 'away'
}

/** Keeps for this tab that the address has asked for it: the next page, which does not, has it too. */
export function keepPanelOpen(): void {
  keepTabText(name, 'open')
}

/** Keeps it for this tab. The address asks no longer, or a page loaded anew would always open it. */
export function keepPanelState(state: PanelState): void {
  if (state === 'away') forgetTabText(name)
  else keepTabText(name, state)
  if (location.hash === panelHash)
    history.replaceState(history.state, '', location.pathname + location.search)
}
