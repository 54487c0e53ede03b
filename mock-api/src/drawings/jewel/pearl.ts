import type { Camera } from '../picture/camera.ts'
import { short, stepsPerPixel } from '../picture/svg.ts'
import type { Vec3 } from '../picture/vector.ts'

/** The body, the rosy overtone and the two lights of a white pearl. */
export const pearlDefinition =
  '<radialGradient id="p" cx=".4" cy=".36" r=".7"><stop stop-color="#fffefb"/><stop offset=".34" stop-color="#fdf8f0"/>' +
  '<stop offset=".56" stop-color="#f1e5d6"/><stop offset=".75" stop-color="#d5c1aa"/><stop offset=".9" stop-color="#ac9277"/><stop offset="1" stop-color="#d2bea6"/></radialGradient>' +
  '<radialGradient id="q" cx=".66" cy=".72" r=".36"><stop stop-color="#f9ddd3" stop-opacity=".7"/><stop offset="1" stop-color="#f9ddd3" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="h"><stop stop-color="#fff"/><stop offset=".4" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
  '<g id="pe"><circle r="100" fill="url(#p)"/><circle r="98" fill="url(#q)"/><ellipse cx="-30" cy="-40" rx="46" ry="34" fill="url(#h)" opacity=".75" transform="rotate(-38 -30 -40)"/><ellipse cx="-35" cy="-46" rx="15" ry="9" fill="#fff" transform="rotate(-38 -35 -46)"/><ellipse cx="44" cy="68" rx="30" ry="9" fill="url(#h)" opacity=".6" transform="rotate(-32 44 68)"/></g>'

/** A pearl where the camera sees it. */
export function pearlMarkup(middle: Vec3, radiusMm: number, camera: Camera): string {
  const [x, y] = camera.project(middle).map((way) => short(way * stepsPerPixel, 0))
  const size = short((radiusMm * camera.pixelsPerMm * stepsPerPixel) / 100, 3)
  return `<use href="#pe" transform="translate(${x} ${y})scale(${size})"/>`
}
