import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesignPicture } from './design-pictures.ts'
import { drawingsHash } from './drawings-hash.ts'

type Draw = (piece: DesignPicture['piece'], view: DesignPicture['view']) => Promise<string>

/** At most about 100 MB of pictures. */
const rememberedPictures = 1000

/**
 * Pictures by their version: drawn when first asked for, then remembered, and kept in a folder over a
 * restart when there is one. What other versions of the drawings have left in the folder is removed.
 */
export function pictureStore(
  folder: string | undefined,
  draw: Draw,
): (picture: DesignPicture) => Promise<string> {
  const remembered = new Map<string, Promise<string>>()
  const kept = folder === undefined ? undefined : keptPictures(folder)

  async function load({ piece, view, version }: DesignPicture): Promise<string> {
    const known = await kept?.read(version)
    if (known !== undefined) return known
    const svg = await draw(piece, view)
    await kept?.write(version, svg)
    return svg
  }

  return (picture) => {
    const { version } = picture
    const known = remembered.get(version) ?? load(picture)
    // Putting it back makes it the last one used; the first of the map is then the longest unused.
    remembered.delete(version)
    remembered.set(version, known)
    const [oldest] = remembered.keys()
    if (remembered.size > rememberedPictures && oldest !== undefined) remembered.delete(oldest)
    // What has failed is tried again the next time.
    known.catch(() => remembered.delete(version))
    return known
  }
}

function keptPictures(folder: string) {
  const current = join(folder, drawingsHash())
  let ready: Promise<void> | undefined
  const fileOf = (version: string) => join(current, `${version}.svg`)

  return {
    async read(version: string): Promise<string | undefined> {
      try {
        return await readFile(fileOf(version), 'utf8')
      } catch {
        return undefined // not drawn yet
      }
    },
    async write(version: string, svg: string): Promise<void> {
      ready ??= prepare(folder, current)
      await ready
      // Under another name until it is whole, so that a process that is killed leaves no half picture.
      const unfinished = `${fileOf(version)}.${process.pid}`
      await writeFile(unfinished, svg)
      await rename(unfinished, fileOf(version))
    },
  }
}

async function prepare(folder: string, current: string): Promise<void> {
  await mkdir(current, { recursive: true })
  for (const name of await readdir(folder)) {
    const other = join(folder, name)
    if (other !== current) await rm(other, { recursive: true, force: true })
  }
}
