import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readManifest, stillPath, type Manifest, type StillFile } from '@shop/fixtures/imagery/manifest'

/** The finished pictures that the shop shows. */
export interface Stills {
  readonly manifest: Manifest
  /**
   * The version in the address of every picture, so that each can be kept for a year: it changes with any of
   * them. One for all, because a version of its own for each makes a compressed listing a fifth larger.
   */
  readonly version: string
  /** The file of a picture; null when it has gone, as happens while the pictures are drawn anew. */
  readonly read: (hash: string, file: StillFile) => Promise<Uint8Array<ArrayBuffer> | null>
}

export const assetsPath = '/assets'

/** The pictures of the fixtures, as far as they are drawn. */
export function committedStills(): Stills {
  return stillsOf(readManifest(), readCommitted)
}

/** The pictures of a manifest. */
export function stillsOf(manifest: Manifest, read: Stills['read']): Stills {
  return { manifest, version: versionOf(manifest), read }
}

async function readCommitted(hash: string, file: StillFile): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(stillPath(hash, file))
  } catch {
    return null
  }
}

function versionOf(manifest: Manifest): string {
  const named = Object.entries(manifest).map(([key, { hash }]) => `${key} ${hash}`)
  return createHash('sha256').update(named.toSorted().join('\n')).digest('hex').slice(0, 12)
}
