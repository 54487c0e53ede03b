import type { PackedPart, PackedScene, PackedStone } from './packed-scene.ts'
import type { Material, SceneKind } from '@shop/schema/geometry/scene/scene'
import type { Frame } from './camera.ts'

/** A part in the memory of the graphics card. */
export interface GpuPart {
  readonly material: Material
  readonly stone: Pick<PackedStone, 'gem' | 'widthMm' | 'isMirrored'> | null
  readonly planeRow: number
  readonly planeCount: number
  readonly inclusionCount: number
  readonly draw: () => void
}

export interface GpuScene {
  readonly kind: SceneKind
  readonly frame: Frame
  readonly parts: readonly GpuPart[]
  /** One row for each part that is a stone: its facets, and what grew in it. */
  readonly planes: WebGLTexture
  readonly release: () => void
}

const floatBytes = 4
const rowBytes = 4 * floatBytes

/** Hands a scene to the graphics card. */
export function uploadScene(gl: WebGL2RenderingContext, { kind, frame, parts }: PackedScene): GpuScene {
  const buffers: WebGLBuffer[] = []
  const arrays: WebGLVertexArrayObject[] = []
  const stones = parts.flatMap(({ stone }) => stone ?? [])
  const planes = planeTexture(gl, stones)
  const uploaded = parts.map((part): GpuPart => {
    const { stone, material } = part
    const array = gl.createVertexArray()
    gl.bindVertexArray(array)
    arrays.push(array)
    buffers.push(...uploadPart(gl, part))
    const instanceCount = part.matrices.length / 12
    return {
      material,
      stone,
      planeRow: stone ? stones.indexOf(stone) : 0,
      planeCount: stone ? stone.planes.length / 4 : 0,
      inclusionCount: stone ? stone.inclusions.length / 8 : 0,
      draw: () => {
        gl.bindVertexArray(array)
        gl.drawElementsInstanced(gl.TRIANGLES, part.indices.length, gl.UNSIGNED_INT, 0, instanceCount)
      },
    }
  })
  gl.bindVertexArray(null)
  return {
    kind,
    frame,
    parts: uploaded,
    planes,
    release: () => {
      for (const buffer of buffers) gl.deleteBuffer(buffer)
      for (const array of arrays) gl.deleteVertexArray(array)
      gl.deleteTexture(planes)
    },
  }
}

function uploadPart(gl: WebGL2RenderingContext, part: PackedPart): WebGLBuffer[] {
  const fill = (target: number, data: Float32Array | Uint32Array) => {
    const buffer = gl.createBuffer()
    gl.bindBuffer(target, buffer)
    gl.bufferData(target, data, gl.STATIC_DRAW)
    return buffer
  }
  const buffers = [part.positions, part.normals].map((data, place) => {
    const buffer = fill(gl.ARRAY_BUFFER, data)
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0)
    return buffer
  })
  const matrices = fill(gl.ARRAY_BUFFER, part.matrices)
  for (let row = 0; row < 3; row += 1) {
    gl.enableVertexAttribArray(2 + row)
    gl.vertexAttribPointer(2 + row, 4, gl.FLOAT, false, 3 * rowBytes, row * rowBytes)
    gl.vertexAttribDivisor(2 + row, 1)
  }
  return [...buffers, matrices, fill(gl.ELEMENT_ARRAY_BUFFER, part.indices)]
}

function planeTexture(gl: WebGL2RenderingContext, stones: readonly PackedStone[]): WebGLTexture {
  const width = Math.max(
    1,
    ...stones.map(({ planes, inclusions }) => (planes.length + inclusions.length) / 4),
  )
  const height = Math.max(1, stones.length)
  const data = new Float32Array(width * height * 4)
  stones.forEach(({ planes, inclusions }, row) => {
    data.set(planes, row * width * 4)
    data.set(inclusions, row * width * 4 + planes.length)
  })
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, width, height, 0, gl.RGBA, gl.FLOAT, data)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  return texture
}
