/** Whether the header has menu links: not on cart, checkout, thank-you and create pages (document 2, section 2). */
export function hasMenuLinks(pathname: string): boolean {
  return !/^\/(?:cart|checkout|thank-you|create)(?:\/|$)/.test(pathname)
}
