import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stillPath, stillsPath, type Manifest, type PictureSide } from '@shop/fixtures/imagery/manifest'

/** Whether a folder holds a picture as it should be, in all its widths. */
export function isThere(
  { key, hash }: { readonly key: string; readonly hash: string },
  { sides }: { readonly sides: readonly PictureSide[] },
  folder: string,
  manifest: Manifest,
): boolean {
  return manifest[key]?.hash === hash && sides.every((side) => existsSync(stillPath(hash, side, folder)))
}

/** A manifest without the pictures that nothing uses, in the order of its keys. */
export function keptEntries(manifest: Manifest, wantedKeys: Iterable<string>): Manifest {
  return Object.fromEntries(
    [...wantedKeys].toSorted().flatMap((key) => {
      const entry = manifest[key]
      return entry ? [[key, entry]] : []
    }),
  )
}

/** Removes the files that the manifest does not name; returns how many. */
export function removeUnused(folder: string, manifest: Manifest): number {
  const stills = stillsPath(folder)
  if (!existsSync(stills)) return 0
  const hashes = new Set(Object.values(manifest).flatMap(({ hash, stoneMask }) => [hash, stoneMask]))
  const unused = readdirSync(stills).filter((name) => !hashes.has(name.slice(0, name.indexOf('-'))))
  for (const name of unused) rmSync(join(stills, name))
  return unused.length
}
