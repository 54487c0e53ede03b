/**
 * Stands in for TanStack Start in tests of components: its own plugin leaves, of a function that is another on either
 * side, the browser's in the code of the browser.
 */
export function createIsomorphicFn() {
  return { server: () => ({ client: <Run extends () => unknown>(run: Run) => run }) }
}
