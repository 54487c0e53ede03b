import type { Camera } from './camera.ts'
import type { GpuScene } from './gpu-scene.ts'
import { programOf, type Program } from './program.ts'

/** What a piece takes from the light on the ground it stands on, or on the wall it hangs before. */
export interface GroundShadow {
  /** Looks at a scene from there, once, and keeps what it saw. */
  readonly cast: (scene: GpuScene) => void
  /** Darkens the ground or the wall, before the piece is drawn. Nothing of it is seen from behind. */
  readonly draw: (camera: Camera) => void
}

/** Pixels along a side of the map of what was seen, and its levels, each half as large as the one before. */
const mapSide = 128
const mapLevels = 6
/** A shadow is wider than its piece. */
const beyond = 1.4

/** The middle of the ground, how high it is and half its side; a wall is the ground of a piece laid on its back. */
const groundHead = `#version 300 es
uniform vec4 ground;
uniform bool hangs;
`

/** Seen from the ground, left and right are exchanged. */
const castShader = `${groundHead}
layout(location = 0) in vec3 corner;
layout(location = 2) in vec4 row0;
layout(location = 3) in vec4 row1;
layout(location = 4) in vec4 row2;
out float height;
void main() {
  vec4 c = vec4(corner, 1);
  vec3 p = vec3(dot(row0, c), dot(row1, c), dot(row2, c));
  if (hangs) p = vec3(p.x, p.z, -p.y);
  p -= ground.xyz;
  height = p.z;
  gl_Position = vec4(-p.x, p.y, 0, ground.w);
}
`

/** How much lies closely above the ground, and how much not far above it. */
const nearnessShader = `#version 300 es
precision highp float;
in float height;
out vec4 colour;
void main() {
  colour = vec4(exp(-height / .8), exp(-height / 9.), 0, 0);
}
`

/** The ground lies behind all of the piece, whose camera looks no further. */
const layShader = `${groundHead}
uniform mat4 viewProjection;
out vec2 spot;
void main() {
  spot = vec2(gl_VertexID >> 1, gl_VertexID & 1);
  vec3 p = ground.xyz + vec3(1. - 2. * spot.x, 2. * spot.y - 1., 0) * ground.w;
  if (hangs) p = vec3(p.x, -p.z, p.y);
  gl_Position = viewProjection * vec4(p, 1);
  gl_Position.z = .9999 * gl_Position.w;
}
`

/** A dark line where the piece stands, and a faint wide shadow of all of it, which fades before the map ends. */
const darkeningShader = `#version 300 es
precision highp float;
uniform sampler2D map;
in vec2 spot;
out vec4 colour;
void main() {
  float shade = .6 * textureLod(map, spot, 2.).r + .35 * (textureLod(map, spot, 3.5).g + textureLod(map, spot, 5.).g);
  vec2 edge = smoothstep(0., .2, min(spot, 1. - spot));
  colour = vec4(0, 0, 0, 1. - pow(1. - min(shade * edge.x * edge.y, .7), .4545));
}
`

/** Makes what casts shadows. Throws where the graphics card cannot run its programs. */
export function groundShadow(gl: WebGL2RenderingContext): GroundShadow {
  const casting = programOf(gl, castShader, nearnessShader)
  const laying = programOf(gl, layShader, darkeningShader)
  const map = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, map)
  gl.texStorage2D(gl.TEXTURE_2D, mapLevels, gl.RG8, mapSide, mapSide)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  const target = gl.createFramebuffer()
  let scene: GpuScene | null = null

  function begin(program: Program, { kind, frame }: GpuScene): void {
    const { centre, reachMm, widthMm, groundMm } = frame
    const hangs = kind === 'hanging'
    // Of a chain that runs out of the picture, what is far from it casts none.
    const halfMm = Math.min(reachMm * beyond, widthMm)
    program.use()
    gl.uniform4f(program.at('ground'), centre[0], hangs ? centre[2] : centre[1], groundMm, halfMm)
    gl.uniform1i(program.at('hangs'), Number(hangs))
  }

  return {
    cast: (of) => {
      scene = of
      gl.bindFramebuffer(gl.FRAMEBUFFER, target)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, map, 0)
      gl.viewport(0, 0, mapSide, mapSide)
      gl.clear(gl.COLOR_BUFFER_BIT)
      // Of all that lies above a place, the lowest counts.
      gl.enable(gl.BLEND)
      gl.blendEquation(gl.MAX)
      begin(casting, scene)
      for (const part of scene.parts) part.draw()
      gl.disable(gl.BLEND)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.bindTexture(gl.TEXTURE_2D, map)
      gl.generateMipmap(gl.TEXTURE_2D)
    },
    draw: ({ viewProjection }) => {
      if (!scene) return
      begin(laying, scene)
      gl.uniformMatrix4fv(laying.at('viewProjection'), false, viewProjection)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D, map)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
  }
}
