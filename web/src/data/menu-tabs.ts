import type { MenuTab } from '@shop/schema/http/content'
import { serverSide } from './server-side.ts'

let handedOver: readonly MenuTab[] = []

/** The tabs of the menu, without their panels, on either side: they come with the page. */
export function menuTabs(): readonly MenuTab[] {
  const tabs = serverSide()?.menu().tabs
  return tabs?.map(({ id, title, href }) => ({ id, title, href })) ?? handedOver
}

/** Takes what came with the page; called once, before hydration. */
export function receiveMenuTabs(tabs: readonly MenuTab[]): void {
  handedOver = tabs
}
