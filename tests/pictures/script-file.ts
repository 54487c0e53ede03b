import { fileURLToPath } from 'node:url'

/** The built script of the page that draws pictures. */
export const scriptFile = fileURLToPath(
  new URL('../../.cache/imagery/script/picture-studio.js', import.meta.url),
)
