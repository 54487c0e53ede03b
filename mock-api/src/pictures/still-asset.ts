import { sidesOf, stillFormat, type ManifestEntry, type StillFile } from '@shop/fixtures/imagery/manifest'
import type { Asset } from '../generated/resolvers.ts'

/** A finished picture and where its files are. */
export interface StillAddress {
  readonly entry: ManifestEntry
  /** The path without width and ending: `/assets/stones/oval-shape/sapphire`. */
  readonly path: string
}

/** A picture as the contract shows one: all that it may say of it. */
export type StillAsset = Required<Omit<Asset, '__typename'>>

/** The asset of a finished picture. */
export function stillAsset({ entry, path }: StillAddress, version: string, alt: string): StillAsset {
  const sides = sidesOf(entry)
  const [side = entry.side, small] = sides.filter((each) => stillFormat(each) === 'webp')
  const large = sides.find((each) => stillFormat(each) === 'avif')
  return {
    source: stillSource(path, side, version),
    smallSource: small === undefined ? null : stillSource(path, small, version),
    largeSource: large === undefined ? null : stillSource(path, large, version),
    width: side,
    height: side,
    alt,
    placeholder: entry.placeholder,
    stoneMask: entry.stoneMask === undefined ? null : stillSource(path, 'stone', version),
  }
}

function stillSource(path: string, file: StillFile, version: string): string {
  return `${path}-${file}.${stillFormat(file)}?v=${version}`
}
