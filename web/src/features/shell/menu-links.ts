/**
 * How the header looks on a page (document 2, section 2): transparent over the picture of a landing page,
 * and without menu links on cart, checkout, thank-you and create pages.
 */
export function headerStyle(pathname: string): { isClear: boolean; hasTabs: boolean } {
  return {
    isClear: pathname === '/',
    hasTabs: !/^\/(?:cart|checkout|thank-you|create)(?:\/|$)/.test(pathname),
  }
}
