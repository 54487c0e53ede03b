import type { RingMeasures } from '@shop/schema/geometry/pieces/piece'
import type { Scene } from '@shop/schema/geometry/scene/scene'
import { packLight } from './pack-light.ts'
import { buffersOf, packScene } from './pack-scene.ts'
import type { PackedLight, PackedScene } from './packed-scene.ts'

/** What a worker is asked for: a piece, and the light too when it is asked first. */
export interface SceneRequest<Piece> {
  readonly id: number
  readonly piece: Piece
  readonly needsLight: boolean
  /** Whether it is worn. */
  readonly isWorn: boolean
}

export interface SceneAnswer {
  readonly id: number
  readonly scene: PackedScene
  readonly light: PackedLight | null
}

/** Makes this worker build the pieces that it is asked for. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it is asked for is what it can build
export function answerWith<Piece extends object>(sceneOf: (piece: Piece) => Scene): void {
  async function answer({ id, piece, needsLight, isWorn }: SceneRequest<Piece>): Promise<void> {
    const own = sceneOf(piece)
    const scene = packScene(isWorn ? await worn(own, piece) : own)
    const light = needsLight ? packLight() : null
    const built: SceneAnswer = { id, scene, light }
    postMessage(built, { transfer: [...buffersOf(scene), ...(light ? mapBuffers(light) : [])] })
  }
  addEventListener('message', ({ data }: MessageEvent<SceneRequest<Piece>>) => {
    // As an error of the worker it is heard outside.
    answer(data).catch(reportError)
  })
}

/** What wears it is loaded with the first: an ear one of a pair, a neck what hangs from a chain, a hand all else. */
async function worn(scene: Scene, piece: RingMeasures): Promise<Scene> {
  if (scene.single) {
    const { onEar } = await import('@shop/schema/geometry/worn/on-ear')
    return onEar(scene.single)
  }
  if (scene.kind === 'hanging') {
    const { onNeck } = await import('@shop/schema/geometry/worn/on-neck')
    return onNeck(scene)
  }
  const { onHand } = await import('@shop/schema/geometry/worn/on-hand')
  return onHand(scene, piece.innerDiameterMm)
}

function mapBuffers({ room: first, sparkle: second }: PackedLight): ArrayBuffer[] {
  return [...first.levels, ...second.levels].map(({ buffer }) => buffer)
}
