import type { LightMap } from './light-map.ts'

/** A light on the graphics card, in half precision, which every WebGL2 can smooth. */
export function lightTexture(gl: WebGL2RenderingContext, { width, levels }: LightMap): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  levels.forEach((data, level) => {
    gl.texImage2D(
      gl.TEXTURE_2D,
      level,
      gl.R16F,
      width >> level,
      width >> (level + 1),
      0,
      gl.RED,
      gl.FLOAT,
      data,
    )
  })
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, levels.length - 1)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}
