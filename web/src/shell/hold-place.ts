/**
 * Has the window stay where it is scrolled to while another page takes the place of this one, part by part, until the
 * visitor does something: a browser would go along with what it showed before, which the next page may have elsewhere
 * (rules/shell#titles).
 */
export function holdPlace(): void {
  const { style } = document.documentElement
  const acted = new AbortController()
  style.overflowAnchor = 'none'
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, release, { signal: acted.signal, passive: true })
  }

  function release(): void {
    acted.abort()
    style.overflowAnchor = ''
  }
}
