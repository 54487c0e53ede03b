const turnSeconds = 12
/** What turns fades into what stands between these shares of the frame's half: beyond the stone, within its ground. */
const [whole, gone] = [0.8, 1]

/**
 * A drawing in which a square picture of a stone, in WebP, turns about its middle, for those who have nothing
 * against movement. The picture is part of the drawing, since a browser loads nothing that one refers to; its
 * ground is the same all round, so that only the stone is seen to turn.
 */
export function turningPicture(webp: Uint8Array, side: number): string {
  const picture = `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
  const middle = side / 2
  const style =
    `@media (prefers-reduced-motion: no-preference) {` +
    `.turn { transform-origin: 50% 50%; animation: turn ${turnSeconds}s linear infinite } }` +
    `@keyframes turn { to { transform: rotate(1turn) } }`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `<style>${style}</style>` +
    `<radialGradient id="fade"><stop offset="${whole}" stop-color="#fff"/><stop offset="${gone}" stop-color="#000"/></radialGradient>` +
    `<mask id="round"><circle cx="${middle}" cy="${middle}" r="${middle}" fill="url(#fade)"/></mask>` +
    `<image id="still" href="${picture}" width="${side}" height="${side}"/>` +
    `<g class="turn"><use href="#still" mask="url(#round)"/></g></svg>`
  )
}
