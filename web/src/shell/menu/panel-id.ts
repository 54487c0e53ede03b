/** The id of the element that holds the panel of a tab. */
export function panelIdOf(tabId: string): string {
  return `menu-${tabId}`
}
