/** The soft shadow of what lies on the ground, under the softbox overhead and to the left. */
export const dropShadowFilter =
  '<filter id="d" filterUnits="userSpaceOnUse" x="0" y="0" width="3000" height="3000"><feDropShadow dx="14" dy="42" stdDeviation="34" flood-color="#3a2f22" flood-opacity=".34"/></filter>'

/** Markup with its shadow on the ground. */
export function withDropShadow(markup: string): string {
  return `<g filter="url(#d)">${markup}</g>`
}

/** Lets a chain fade out towards the top of the picture, where it leaves it. */
export const fadeDefinition =
  '<linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".04" stop-color="#fff" stop-opacity="0"/><stop offset=".2" stop-color="#fff"/></linearGradient>' +
  '<mask id="f" maskUnits="userSpaceOnUse" x="0" y="0" width="3000" height="3000"><rect width="3000" height="3000" fill="url(#v)"/></mask>'
