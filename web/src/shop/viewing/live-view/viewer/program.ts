/** A shader program, and where its values are set. */
export interface Program {
  readonly use: () => void
  readonly at: (name: string) => WebGLUniformLocation | null
}

/** Compiles a program. Throws what the driver says of it when it does not compile. */
export function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('No shader to be had')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    // It stays as long as the program does.
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const shaders = gl.getAttachedShaders(program) ?? []
    throw new Error(shaders.map((shader) => gl.getShaderInfoLog(shader)).join('\n'))
  }
  const places = new Map<string, WebGLUniformLocation | null>()
  return {
    use: () => gl.useProgram(program),
    at: (name) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name))
      return places.get(name) ?? null
    },
  }
}
