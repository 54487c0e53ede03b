import type { BandPicture } from '@shop/fixtures/designs/piece-picture'
import type { BandProfileSlug } from '@shop/schema/domain/taxonomy'
import { profiles, type Profile } from '../metal/profile.ts'
import { beadedMarkup, brushMarkup, grooveMarkup } from '../mount/edge-line.ts'
import { insideRadius, shankPart, type Shank } from '../mount/shank.ts'
import type { Camera } from '../picture/camera.ts'
import type { Part, Scene } from '../picture/part.ts'
import { lyingShadowPart, shadowPart } from '../picture/shadow.ts'

/** How thick a band of each profile is. */
const depthsMm: Record<BandProfileSlug, number> = {
  'd-shaped': 1.6,
  'slight-court': 1.7,
  'flat-court': 1.75,
  'traditional-court': 2.1,
  'flat-edge': 1.6,
}

/** The parts of a plain band. */
export function bandParts(band: BandPicture, scene: Scene): Part[] {
  const shank = bandShank(band)
  const markup = decoration(band, shank, scene.camera)
  return [bandShadow(shank, scene), shankPart({ shank, scene }), { kind: 'markup', markup }]
}

function bandShank({ profile, widthMm, finish }: BandPicture): Shank {
  const depth = depthsMm[profile]
  const isHammered = finish === 'hammered'
  return {
    profile: isHammered ? beaten(profiles[profile]) : profiles[profile],
    isBare: true,
    surface: isHammered || finish === 'satin' ? finish : 'polished',
    widths: [widthMm, widthMm],
    depths: [depth, depth],
  }
}

/** No flat stays flat under the hammer. */
function beaten(profile: Profile): Profile {
  return { ...profile, outer: Math.min(profile.outer, 2.6) }
}

function decoration({ finish, widthMm }: BandPicture, shank: Shank, camera: Camera): string {
  switch (finish) {
    case 'grooved':
      return (widthMm > 3.2 ? [-widthMm * 0.24, widthMm * 0.24] : [0])
        .map((alongMm) => grooveMarkup(shank, { alongMm }, 0.2, camera))
        .join('')
    case 'milgrain':
      return [1, -1].map((side) => beadedMarkup(shank, side * (widthMm / 2 - 0.36), 0.36, camera)).join('')
    case 'satin':
      return brushMarkup(shank, camera)
    default:
      return ''
  }
}

/** The shadow of a band that stands or lies on the floor. */
export function bandShadow(shank: Shank, scene: Scene): Part {
  const radius = insideRadius + shank.depths[1]
  return scene.camera.vertical[1] === 1
    ? lyingShadowPart(scene, radius, -shank.widths[1] / 2)
    : shadowPart(scene, -radius)
}
