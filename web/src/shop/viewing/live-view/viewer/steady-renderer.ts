import { reportError } from '#data/report-error.ts'
import type { PackedLight, PackedScene } from './packed-scene.ts'
import { rendererOf, type Renderer } from './renderer.ts'

/** A scene, and the light it stands in. */
export interface LitScene {
  readonly scene: PackedScene
  readonly light: PackedLight
}

/** Renders what it was given last, again after every loss of the graphics card. */
export interface SteadyRenderer {
  /** Null while nothing can be drawn. */
  readonly current: () => Renderer | null
  readonly load: (lit: LitScene) => void
  /** Gives up what it has, for a reason that is reported; what is loaded next is drawn anew. */
  readonly fail: (error: unknown) => void
}

interface SteadyUse {
  readonly signal: AbortSignal
  /** Told when nothing can be drawn any more. */
  readonly onLoss: () => void
  /** Told when the graphics card is back. */
  readonly onReturn: () => void
}

export function steadyRenderer(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  { signal, onLoss, onReturn }: SteadyUse,
): SteadyRenderer {
  let renderer: Renderer | null = null
  let loaded: LitScene | null = null

  function prepare(): void {
    if (!loaded || gl.isContextLost()) return
    try {
      renderer = rendererOf(gl, loaded.light)
      renderer.load(loaded.scene)
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    reportError(error, { where: 'live view' })
    lose()
  }

  function lose(): void {
    renderer = null
    onLoss()
  }

  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault()
      lose()
    },
    { signal },
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      prepare()
      onReturn()
    },
    { signal },
  )

  return {
    current: () => renderer,
    load: (lit) => {
      loaded = lit
      if (renderer) renderer.load(lit.scene)
      else prepare()
    },
    fail,
  }
}
