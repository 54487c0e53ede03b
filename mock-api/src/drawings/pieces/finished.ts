import type { BraceletPicture, EarringsPicture, NecklacePicture } from '@shop/fixtures/designs/piece-picture'
import { motifKinds } from '../jewel/motif.ts'
import type { MeleeKind } from '../mount/melee.ts'
import { studioFor } from '../metal/light.ts'
import { type Camera, cameraFor } from '../picture/camera.ts'
import type { Scene } from '../picture/part.ts'
import type { FinishedPicture, PieceView } from '../piece.ts'
import { gemColour } from '../stone/gem-colours.ts'
import { bandParts } from './band.ts'
import { braceletParts } from './bracelet.ts'
import { bandCamera, braceletCamera, groundCamera } from './cameras.ts'
import { type Composed, composedMarkup } from './composed.ts'
import { dressRingKinds, dressRingParts } from './dress-ring.ts'
import { earringSetting } from './earring-setting-picture.ts'
import { earringParts } from './earrings.ts'
import { hoopParts, hoopScenes } from './hoops.ts'
import { necklaceParts } from './necklace.ts'
import { pendantSetting } from './pendant-setting-picture.ts'
import { bandKinds, stoneBandParts } from './stone-band.ts'

/** The markup of a finished piece before it has a metal. */
export function finishedMarkup(picture: FinishedPicture, view: PieceView): string {
  return composedMarkup(composed(picture, view))
}

function composed(picture: FinishedPicture, view: PieceView): Composed {
  switch (picture.kind) {
    case 'band':
      return {
        layers: [{ parts: bandParts(picture, sceneOf(bandCamera(view))) }],
        isSoft: picture.finish === 'satin' || (view === 'front' && picture.finish !== 'hammered'),
      }
    case 'stone-band':
      return {
        layers: [{ parts: stoneBandParts(picture, sceneOf(bandCamera(view))) }],
        kinds: bandKinds(picture),
      }
    case 'dress-ring':
      return {
        layers: [
          { parts: dressRingParts(picture, sceneOf(cameraFor(view === 'close' ? 'hero' : view)), view) },
        ],
        kinds: dressRingKinds(picture),
      }
    case 'pendant-setting':
      return pendantSetting(picture, view)
    case 'earring-setting':
      return earringSetting(picture, view)
    case 'necklace':
      return necklace(picture, view)
    case 'earrings':
      return earrings(picture, view === 'close')
    case 'bracelet':
      return bracelet(picture, view)
  }
}

function sceneOf(camera: Camera): Scene {
  return { camera, studio: studioFor(camera) }
}

function necklace(picture: NecklacePicture, view: PieceView): Composed {
  const { motif, shape, gem } = picture
  const isWide = motif === 'bar' || motif === 'tennis' || motif === 'riviere' || motif === 'chain'
  const camera = groundCamera(view, isWide ? 1 : 1.2, { aimY: -4.6, zoom: isWide ? 1.3 : 1.5 })
  const { chain, pendant } = necklaceParts(picture, sceneOf(camera))
  const isLine = motif === 'tennis' || motif === 'riviere'
  return {
    layers: [
      { parts: chain, hasDropShadow: true, fades: true },
      { parts: pendant, hasDropShadow: true },
    ],
    kinds: isLine ? [{ shape, colour: gemColour(gem), patches: 60 }] : motifKinds(gem),
    chain: picture.chain,
  }
}

function earrings(picture: EarringsPicture, isClose: boolean): Composed {
  const { style, motif, gem } = picture
  if (style === 'hoop' || style === 'huggie') {
    return {
      layers: hoopScenes(picture, isClose).map((scene) => ({ parts: hoopParts(picture, scene) })),
      kinds:
        motif === 'halo'
          ? motifKinds(gem)
          : [{ shape: 'round-brilliant', colour: gemColour(gem), patches: 60 }],
    }
  }
  const zoom = style === 'stud' ? 1.6 : 1.32
  const scene = sceneOf(
    groundCamera(isClose ? 'close' : 'hero', zoom, {
      aimY: 0,
      zoom: style === 'stud' ? 1.35 : 1.2,
    }),
  )
  return {
    layers: earringParts(picture, scene, isClose).map((parts) => ({ parts, hasDropShadow: true })),
    kinds: motifKinds(gem, 50),
  }
}

function bracelet(picture: BraceletPicture, view: PieceView): Composed {
  const { style, motif } = picture
  const scene = sceneOf(braceletCamera(view, style === 'cuff'))
  return {
    layers: [
      { parts: braceletParts(picture, scene), hasDropShadow: style === 'tennis' || style === 'chain' },
    ],
    kinds: braceletKinds(picture),
    isSoft: style === 'cuff',
    chain: motif === 'plain' ? 'curb' : 'trace',
  }
}

function braceletKinds({ style, motif, shape, gem }: BraceletPicture): readonly MeleeKind[] {
  const colour = gemColour(gem)
  if (style === 'tennis') return [{ shape, colour, patches: 60 }]
  if (motif === 'bar' || motif === 'initial') return motifKinds(gem)
  return [{ shape: 'round-brilliant', colour, patches: 60, isBezelled: motif === 'station' }]
}
