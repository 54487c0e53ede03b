import { skinTones } from '@shop/schema/geometry/worn/skin-tones'
import { metalLooks } from '@shop/schema/geometry/looks/metal-looks'
import { isUpright, isWorn } from '@shop/schema/geometry/scene/pose'
import { radians } from '@shop/schema/geometry/primitives/vector'
import type { ViewedPiece } from '../viewed-piece.ts'
import { cameraAt, cropped, type Camera, type Crop, type Sight } from './camera.ts'
import { uploadScene, type GpuPart, type GpuScene } from './gpu-scene.ts'
import { groundShadow } from './ground-shadow.ts'
import { lightTexture } from './light-texture.ts'
import { metalShader } from './metal-shader.ts'
import type { PackedLight, PackedScene } from './packed-scene.ts'
import { programOf, type Program } from './program.ts'
import { vertexShader } from './shader-parts.ts'
import { sparkleBlur, stoneLight } from './stone-light.ts'
import { stoneShader } from './stone-shader.ts'

/** Draws scenes on a canvas. */
export interface Renderer {
  readonly load: (scene: PackedScene) => void
  /** Draws a scene, or a part of its square picture. */
  readonly draw: (sight: Sight, looks: ViewedPiece, crop?: Crop) => void
  /** Draws the metal alone in another look, over what has just been drawn from the same sight. */
  readonly redrawMetal: (sight: Sight, looks: ViewedPiece) => void
}

/** How far a mirror image is out of focus: of polished metal and of satin. */
const polishedBlur = 1.2
const satinBlur = 3.6
/** What hangs faces who looks: the black card in front would lie in a flat disc as a whole. As in the stills. */
const hangingAside = radians(32)
/** Cosine and sine of how far back a body leans into the light. */
const lying = [1, 0] as const
const standing = [Math.cos(radians(48)), Math.sin(radians(48))] as const
/** Seen straight from the front, more facets look into the dark: what hangs is given this much light more. */
const hangingGlow = 0.16

/** Makes a renderer. Throws where the graphics card cannot run its programs. */
export function rendererOf(gl: WebGL2RenderingContext, light: PackedLight): Renderer {
  const metal = programOf(gl, vertexShader, metalShader)
  const stone = programOf(gl, vertexShader, stoneShader)
  const shadow = groundShadow(gl)
  const room = lightTexture(gl, light.room)
  const sparkle = lightTexture(gl, light.sparkle)
  let scene: GpuScene | null = null
  gl.enable(gl.DEPTH_TEST)
  gl.enable(gl.CULL_FACE)

  function begin(program: Program, { eye, viewProjection }: Camera, yaw: number): void {
    program.use()
    gl.uniformMatrix4fv(program.at('viewProjection'), false, viewProjection)
    gl.uniform3fv(program.at('eye'), eye)
    gl.uniform2f(program.at('turn'), Math.cos(yaw), Math.sin(yaw))
    gl.uniform1i(program.at('room'), 0)
  }

  function bindTextures({ planes }: GpuScene): void {
    for (const [unit, texture] of [room, sparkle, planes].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit)
      gl.bindTexture(gl.TEXTURE_2D, texture)
    }
  }

  function drawMetal({ parts, kind }: GpuScene, camera: Camera, yaw: number, looks: ViewedPiece): void {
    begin(metal, camera, yaw - (isUpright(kind) ? hangingAside : 0))
    drawMetalParts(
      parts.filter((part) => !part.stone),
      kind,
      looks,
    )
  }

  function drawMetalParts(
    parts: readonly GpuPart[],
    kind: GpuScene['kind'],
    { piece, metal: look, skin = 'light' }: ViewedPiece,
  ): void {
    const isSatin = piece.kind === 'band' && piece.finish === 'satin'
    gl.uniform1f(metal.at('blur'), isSatin ? satinBlur : polishedBlur)
    for (const part of parts) {
      const isSkin = part.material === 'skin'
      gl.uniform3fv(metal.at('tint'), isSkin ? skinTones[skin] : metalLooks[look ?? 'platinum'])
      gl.uniform1i(metal.at('isPearl'), Number(part.material === 'pearl'))
      gl.uniform1i(metal.at('isSkin'), Number(isSkin))
      gl.uniform2f(metal.at('lean'), ...(kind === 'on-hand' ? lying : standing))
      gl.uniform1i(metal.at('isFinger'), Number(kind === 'on-hand'))
      part.draw()
    }
  }

  function drawStones(
    { parts, kind }: GpuScene,
    { stoneLook, stoneTint }: ViewedPiece,
    pixelsPerMm: number,
  ): void {
    gl.uniform1i(stone.at('sparkle'), 1)
    gl.uniform1i(stone.at('planes'), 2)
    gl.uniform1i(stone.at('hangs'), Number(isUpright(kind)))
    gl.uniform1f(stone.at('glow'), isUpright(kind) ? hangingGlow : 0)
    for (const part of parts) {
      if (!part.stone) continue
      const { index, spread, absorptionPerMm, glare, shade, bounces } = stoneLight(
        part.material,
        part.stone,
        { stoneLook, stoneTint },
        kind === 'loose-stone',
      )
      gl.uniform1f(stone.at('blur'), sparkleBlur(part.stone.widthMm * pixelsPerMm))
      gl.uniform1f(stone.at('refraction'), index)
      gl.uniform1f(stone.at('spread'), spread)
      gl.uniform3fv(stone.at('absorption'), absorptionPerMm)
      gl.uniform1f(stone.at('glare'), glare)
      gl.uniform1f(stone.at('shade'), shade)
      gl.uniform1i(stone.at('bounces'), bounces)
      gl.uniform1i(stone.at('isBacked'), Number(part.material === 'melee'))
      gl.uniform1i(stone.at('isMirrored'), Number(part.stone.isMirrored))
      gl.uniform1i(stone.at('planeRow'), part.planeRow)
      gl.uniform1i(stone.at('planeCount'), part.planeCount)
      gl.uniform1i(stone.at('inclusionCount'), part.inclusionCount)
      part.draw()
    }
  }

  return {
    load: (packed) => {
      scene?.release()
      scene = uploadScene(gl, packed)
      if (!isWorn(scene.kind)) shadow.cast(scene)
    },
    draw: (sight, looks, crop) => {
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
      gl.viewport(0, 0, width, height)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      if (!scene) return
      const camera = crop
        ? cropped(cameraAt(scene.frame, sight, 1, 1), crop)
        : cameraAt(scene.frame, sight, width, height)
      const sidePixels = crop ? width / crop.width : Math.min(width, height)
      // A hand goes on beyond the picture, and nothing lies below it.
      if (!isWorn(scene.kind)) shadow.draw(camera)
      bindTextures(scene)
      drawMetal(scene, camera, sight.yaw, looks)
      begin(stone, camera, sight.yaw)
      drawStones(scene, looks, (sidePixels / scene.frame.widthMm) * sight.zoom)
    },
    redrawMetal: (sight, looks) => {
      if (!scene) return
      bindTextures(scene)
      // What is in front of the metal stays.
      gl.depthFunc(gl.LEQUAL)
      drawMetal(
        scene,
        cameraAt(scene.frame, sight, gl.drawingBufferWidth, gl.drawingBufferHeight),
        sight.yaw,
        looks,
      )
      gl.depthFunc(gl.LESS)
    },
  }
}
