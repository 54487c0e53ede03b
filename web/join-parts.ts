/** What some kinds of pages share: their names, and how much code that is. */
export interface Part {
  readonly kinds: readonly string[]
  readonly characters: number
  /** What its modules import: a page that loads it loads that too. */
  readonly imports: ReadonlySet<Part>
}

/** Parts that share a file. */
interface File<Shared extends Part> {
  readonly parts: readonly Shared[]
  readonly kinds: ReadonlySet<string>
  readonly characters: number
}

/**
 * What a file of its own costs a page, in characters of source: its names are imported and exported, it compresses
 * without its neighbours, and it is asked for and evaluated by itself (some 400 bytes after brotli).
 */
const charactersOfFile = 4000

/**
 * Decides which parts share a file: two do as long as all pages together load less by it, each page as often as its
 * kind is opened first. A part is imported by parts of fewer kinds alone, so that files are without circles; two are not
 * joined where that would make one.
 */
export function joinParts<Shared extends Part>(
  parts: readonly Shared[],
  firstVisits: (kind: string) => number,
): readonly (readonly Shared[])[] {
  let files = parts.map((part): File<Shared> => fileOf([part]))
  for (;;) {
    const next = joinedOnce(files, firstVisits)
    if (!next) return files.map((file) => file.parts)
    files = next
  }
}

/** The files with the two in one that gain the most by it; null where none gain. */
function joinedOnce<Shared extends Part>(
  files: readonly File<Shared>[],
  firstVisits: (kind: string) => number,
): File<Shared>[] | null {
  const loads = (kinds: Iterable<string>, characters: number) =>
    [...kinds].reduce((sum, kind) => sum + firstVisits(kind), 0) * (characters + charactersOfFile)
  const own = new Map(files.map((file) => [file, loads(file.kinds, file.characters)]))
  const pairs = files
    .flatMap((one, index) => files.slice(index + 1).map((other) => [one, other] as const))
    .map(([one, other]) => {
      const together = loads(new Set([...one.kinds, ...other.kinds]), one.characters + other.characters)
      return { one, other, gain: (own.get(one) ?? 0) + (own.get(other) ?? 0) - together }
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
  const before = loadsOfAll(files, firstVisits)
  for (const { one, other } of pairs) {
    const rest = files.filter((file) => file !== one && file !== other)
    const next = [...rest, fileOf([...one.parts, ...other.parts])]
    // What a page has no use for may import what no part of the page does, and that is loaded as well.
    if (!hasCircle(next) && loadsOfAll(next, firstVisits) < before) return next
  }
  return null
}

/** What all pages together load, each with what its files import, and theirs. */
function loadsOfAll(files: readonly File<Part>[], firstVisits: (kind: string) => number): number {
  const fileOfPart = new Map(files.flatMap((file) => file.parts.map((part) => [part, file] as const)))
  const imports = new Map(
    files.map((file) => [
      file,
      new Set(file.parts.flatMap((part) => [...part.imports].flatMap((each) => fileOfPart.get(each) ?? []))),
    ]),
  )
  let sum = 0
  for (const kind of new Set(files.flatMap((file) => [...file.kinds]))) {
    const loaded = new Set(files.filter((file) => file.kinds.has(kind)))
    for (const file of loaded) for (const other of imports.get(file) ?? []) loaded.add(other)
    for (const { characters } of loaded) sum += firstVisits(kind) * (characters + charactersOfFile)
  }
  return sum
}

function fileOf<Shared extends Part>(parts: readonly Shared[]): File<Shared> {
  return {
    parts,
    kinds: new Set(parts.flatMap(({ kinds }) => kinds)),
    characters: parts.reduce((sum, { characters }) => sum + characters, 0),
  }
}

/** Whether files would import each other: whatever brings a module brings what that imports. */
function hasCircle(files: readonly File<Part>[]): boolean {
  let left = files
  // What nothing that is left imports is in no circle.
  for (;;) {
    const inner = left.filter((file) => left.some((other) => other !== file && mayImport(other, file)))
    if (inner.length === left.length) return left.length > 0
    left = inner
  }
}

function mayImport(one: File<Part>, other: File<Part>): boolean {
  return one.parts.some((part) =>
    other.parts.some(
      ({ kinds }) => part.kinds.length < kinds.length && part.kinds.every((kind) => kinds.includes(kind)),
    ),
  )
}
