/** A context that a graphics card draws; null where there is none, and where the processor would draw in its place. */
export function contextOfCard(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const graphics = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!graphics) return null
  // Some browsers give a context all the same, and say by its name what draws.
  const named = graphics.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = graphics.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : graphics.RENDERER)
  if (!isProcessor(String(renderer))) return graphics
  graphics.getExtension('WEBGL_lose_context')?.loseContext()
  return null
}

/** Whether a renderer of this name draws with the processor. */
export function isProcessor(rendererName: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(rendererName)
}
