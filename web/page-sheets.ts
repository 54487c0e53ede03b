import { transform, type Targets } from 'lightningcss'
import type { Plugin } from 'vite'
import { pageKindOf } from './page-kinds.ts'

/** What is known of a module: the bundler's own words. */
export interface ModuleImports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export interface Sheet {
  /** `all`, or a kind of page. */
  readonly name: string
  /** The modules that bring it. */
  readonly owners: readonly string[]
  /** The modules whose styles stand in it, and others, in the order of their styles. */
  readonly moduleIds: readonly string[]
}

const styleModule = /\.module\.css$/

/**
 * Writes one style sheet for all pages, and one for each kind of page. Left to itself, Vite writes one for each file of
 * scripts, a dozen to a page, or one for everything, of which a page needs a third; and both reading a sheet and
 * taking it into account hold up a phone.
 */
export function pageSheets(): Plugin {
  const styles = new Map<string, string>()
  let targets: Targets = {}
  return {
    name: 'page-sheets',
    apply: 'build',
    configResolved({ build }) {
      targets = targetsOf([build.cssTarget || []].flat())
    },
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: styleModule },
      handler(code, id) {
        if (code.includes('__VITE_ASSET__')) throw new Error(`${id} names a file: it would not be found`)
        styles.set(id, code)
      },
    },
    generateBundle: {
      // Before Vite writes into scripts which sheets they bring.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const { viteMetadata } of chunks) {
          for (const file of viteMetadata?.importedCss ?? []) delete bundle[file]
          viteMetadata?.importedCss.clear()
        }
        const entries = chunks.flatMap(({ isEntry, facadeModuleId }) => (isEntry && facadeModuleId) || [])
        for (const { name, owners, moduleIds } of sheetsOf(entries, (id) => this.getModuleInfo(id))) {
          const text = moduleIds.map((id) => styles.get(id) ?? '').join('')
          if (text === '') continue
          const { code } = transform({ filename: name, code: Buffer.from(text), minify: true, targets })
          const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: code }))
          for (const chunk of chunks) {
            if (owners.some((id) => chunk.moduleIds.includes(id))) chunk.viteMetadata?.importedCss.add(file)
          }
        }
      },
    },
  }
}

/** The browsers that a build is for, as `safari17.4`, in the numbers of lightningcss: a byte for each part of a version. */
export function targetsOf(browsers: readonly string[]): Targets {
  return Object.fromEntries(
    browsers.map((browser) => {
      const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
      return [name, (Number(major) << 16) | (Number(minor) << 8)]
    }),
  )
}

/**
 * Decides whose styles stand in which sheet: in that of all pages what comes with every page, now or on demand; in that of
 * a kind what its pages bring besides, with the dialogs that they can open. What several kinds bring stands in several
 * sheets, so no element has the same property from two modules of one layer: a page opened later would decide between them.
 */
export function sheetsOf(
  entries: readonly string[],
  importsOf: (moduleId: string) => ModuleImports | null,
): readonly Sheet[] {
  const order = reachedFrom(entries, importsOf, () => true)
  const everywhere = new Set(reachedFrom(entries, importsOf, (id) => pageKindOf(id) === null))
  const ofKinds = [...Map.groupBy(order, pageKindOf)].flatMap(([kind, owners]): Sheet[] => {
    if (kind === null) return []
    const isOwn = (id: string) => !everywhere.has(id) && (pageKindOf(id) ?? kind) === kind
    const own = new Set(reachedFrom(owners, importsOf, isOwn))
    return [{ name: kind.replaceAll(' ', '-'), owners, moduleIds: order.filter((id) => own.has(id)) }]
  })
  return [{ name: 'all', owners: entries, moduleIds: order.filter((id) => everywhere.has(id)) }, ...ofKinds]
}

/** What some modules bring, themselves among it: before each what it imports, and at the end what is brought on demand. */
function reachedFrom(
  moduleIds: readonly string[],
  importsOf: (moduleId: string) => ModuleImports | null,
  isIncluded: (moduleId: string) => boolean,
): readonly string[] {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const starts = new Set(moduleIds)
  const visit = (id: string) => {
    if (seen.has(id) || !isIncluded(id)) return
    seen.add(id)
    const imports = importsOf(id)
    imports?.importedIds.forEach(visit)
    reached.add(id)
    for (const later of imports?.dynamicallyImportedIds ?? []) starts.add(later)
  }
  for (const id of starts) visit(id)
  return [...reached]
}
