/**
 * Remembers the page that something was asked on; gives whether the visitor is still there. Whoever awaits an answer
 * and then navigates asks first: the last navigation wins, and the address changes as soon as one begins. A page is
 * its path: what only changes its query or fragment leaves the visitor where they are.
 */
export function rememberPlace(): () => boolean {
  const { pathname } = location
  return () => location.pathname === pathname
}
