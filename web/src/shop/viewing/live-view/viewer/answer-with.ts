import type { Scene } from '@shop/schema/geometry/scene/scene'
import { packLight } from './pack-light.ts'
import { buffersOf, packScene } from './pack-scene.ts'
import type { PackedLight, PackedScene } from './packed-scene.ts'

/** What a worker is asked for: a piece, and the light too when it is asked first. */
export interface SceneRequest<Piece> {
  readonly id: number
  readonly piece: Piece
  readonly needsLight: boolean
}

export interface SceneAnswer {
  readonly id: number
  readonly scene: PackedScene
  readonly light: PackedLight | null
}

/** Makes this worker build the pieces that it is asked for. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what it is asked for is what it can build
export function answerWith<Piece>(sceneOf: (piece: Piece) => Scene): void {
  addEventListener('message', ({ data }: MessageEvent<SceneRequest<Piece>>) => {
    const scene = packScene(sceneOf(data.piece))
    const light = data.needsLight ? packLight() : null
    const answer: SceneAnswer = { id: data.id, scene, light }
    postMessage(answer, { transfer: [...buffersOf(scene), ...(light ? mapBuffers(light) : [])] })
  })
}

function mapBuffers({ room: first, sparkle: second }: PackedLight): ArrayBuffer[] {
  return [...first.levels, ...second.levels].map(({ buffer }) => buffer)
}
