import type { Camera } from '../picture/camera.ts'
import { short, stepsPerPixel } from '../picture/svg.ts'
import type { Vec3 } from '../picture/vector.ts'

/** The body, the rosy overtone and the two lights of a white pearl. */
export const pearlDefinition =
  '<radialGradient id="p" cx=".42" cy=".36" r=".68"><stop stop-color="#f6efe7"/><stop offset=".28" stop-color="#efe5db"/>' +
  '<stop offset=".6" stop-color="#d9cbbf"/><stop offset=".82" stop-color="#a5958a"/><stop offset=".93" stop-color="#cdbfb3"/><stop offset="1" stop-color="#a8998d"/></radialGradient>' +
  '<radialGradient id="q" cx=".64" cy=".7" r=".42"><stop stop-color="#f3d9d6" stop-opacity=".75"/><stop offset="1" stop-color="#f3d9d6" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="h"><stop stop-color="#fff"/><stop offset=".4" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
  '<g id="pe"><circle r="100" fill="url(#p)"/><circle r="98" fill="url(#q)"/><ellipse cx="-30" cy="-42" rx="34" ry="24" fill="url(#h)" opacity=".6" transform="rotate(-38 -30 -42)"/><ellipse cx="-33" cy="-45" rx="20" ry="13" fill="#fff" opacity=".95" transform="rotate(-38 -33 -45)"/><ellipse cx="40" cy="66" rx="26" ry="9" fill="url(#h)" opacity=".45" transform="rotate(-32 40 66)"/></g>'

/** A pearl where the camera sees it. */
export function pearlMarkup(middle: Vec3, radiusMm: number, camera: Camera): string {
  const [x, y] = camera.project(middle).map((way) => short(way * stepsPerPixel, 0))
  const size = short((radiusMm * camera.pixelsPerMm * stepsPerPixel) / 100, 3)
  return `<use href="#pe" transform="translate(${x} ${y})scale(${size})"/>`
}
