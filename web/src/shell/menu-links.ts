/**
 * Whether the header has menu links: not on cart, checkout, thank-you and create pages (rules/shell#header).
 */
export function hasMenuLinks(pathname: string): boolean {
  return !/^\/(?:cart|checkout|thank-you|create)(?:\/|$)/.test(pathname)
}
