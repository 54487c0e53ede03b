import { join } from 'node:path'
import { readManifest, stillPath } from '@shop/fixtures/imagery/manifest'
import { keysOf, type Subject } from '@shop/fixtures/imagery/pictures'

/** Where contact sheets go. */
export const sheetFolder = '/tmp/pictures'

/** A contact sheet: where it goes, and the files of its pictures. */
export interface Sheet {
  readonly path: string
  readonly files: readonly string[]
}

/** The contact sheets of subjects, as far as a folder holds their pictures. */
export function sheetsOf(subjects: readonly Subject[], folder: string): Sheet[] {
  const manifest = readManifest(folder)
  const sheets = new Map<string, string[]>()
  for (const subject of subjects) {
    const files = keysOf(subject).flatMap((key) => {
      const entry = manifest[key]
      return entry ? [stillPath(entry.hash, 320, folder)] : []
    })
    sheets.set(sheetOf(subject), [...(sheets.get(sheetOf(subject)) ?? []), ...files])
  }
  return [...sheets]
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => ({ path: join(sheetFolder, `${name}.png`), files }))
}

/** Settings by style and shape, other pieces by kind, loose stones by shape. */
function sheetOf(subject: Subject): string {
  if (subject.kind === 'stone') return `stone-${subject.shape}`
  const { piece } = subject
  switch (piece.kind) {
    case 'setting':
    case 'pendant-setting':
    case 'earring-setting':
      return `${piece.kind}-${piece.style}-${piece.stone.shape}`
    default:
      return piece.kind
  }
}
