/**
 * Who may import whom: the one table of it, for packages, layers, floors and subjects. Types count like everything
 * else. Files directly in `src` put the layers together, and no layer imports them. Libraries and what is generated are
 * no matter of this table.
 */

/** The floors of the shop, lowest first: each knows those below it. */
export const floors = [
  'account',
  'wishlist',
  'viewing',
  'design',
  'booking',
  'enquiry',
  'gemstone',
  'card',
  'list',
  'build',
  'line',
  'order',
] as const

/** The layers of the storefront from its foundations up: each may import those that are named. */
export const layers = {
  lib: [],
  ui: ['lib'],
  data: ['ui', 'lib', 'generated', 'schema'],
  shop: ['data', 'ui', 'lib', 'generated', 'schema'],
  shell: ['data', 'ui', 'lib', 'generated', 'schema'],
  pages: ['shell', 'shop', 'data', 'ui', 'lib', 'generated', 'schema'],
  routes: ['pages', 'shell', 'shop', 'data', 'ui', 'lib', 'generated', 'schema'],
  server: ['data', 'lib', 'generated', 'schema'],
  /** Examples that tests share; nothing that runs in the shop imports it. */
  testing: ['shop', 'data', 'ui', 'lib', 'generated', 'schema'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The folders of the contract's rules, lowest first: each knows those before it. */
export const subjects = {
  domain: [
    'values',
    'vocabulary',
    'account',
    'delivery',
    'booking',
    'design',
    'stones',
    'prices',
    'finance',
    'basket',
    'orders',
    'addresses',
    'search',
    'trade-offs',
  ],
  geometry: ['primitives', 'scene', 'stones', 'looks', 'parts', 'pieces', 'worn'],
} as const

export const packages = {
  schema: [],
  fixtures: ['schema'],
  'mock-api': ['schema', 'fixtures'],
  web: ['schema'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Layer = keyof typeof layers

/**
 * Why one file may not import another; null when it may. Both are paths from the top of the repository. Tests of a
 * file stand where it stands, and may use the examples of `testing` besides.
 */
export function refusal(from: string, to: string): string | null {
  const [fromPackage = '', ...fromPath] = from.split('/')
  const [toPackage = '', ...toPath] = to.split('/')
  if (fromPackage !== toPackage) {
    if (!allowed(packages, fromPackage)?.includes(toPackage)) return `${fromPackage} → ${toPackage}`
    const layer = fromPackage === 'web' ? layerOf(fromPath) : null
    return layer && !allowed(layers, layer)?.includes(toPackage) ? `${layer} → ${toPackage}` : null
  }
  if (fromPackage === 'web') return refusalInWeb(from, fromPath, toPath)
  return fromPackage === 'schema' ? refusalInSchema(fromPath, toPath) : null
}

function refusalInWeb(from: string, fromPath: readonly string[], toPath: readonly string[]): string | null {
  const [layer, other] = [layerOf(fromPath), layerOf(toPath)]
  if (layer !== null && isOnTop(toPath))
    return `${layer} → src: files directly in src put the layers together`
  if (layer === null || other === null) return null
  if (!isLayer(layer)) return `${layer} is no layer`
  if (other === 'testing' && (layer === 'testing' || isForTests(from))) return null
  if (layer !== other) return allowed(layers, layer)?.includes(other) ? null : `${layer} → ${other}`
  if (layer === 'pages') {
    const [page, otherPage] = [pageOf(fromPath), pageOf(toPath)]
    return page === otherPage ? null : `${page} → ${otherPage}: pages never import pages`
  }
  if (layer !== 'shop') return null
  return notLower(floors, fromPath[2], toPath[2])
}

function refusalInSchema(fromPath: readonly string[], toPath: readonly string[]): string | null {
  const [area = '', subject] = fromPath
  const [otherArea, other] = toPath
  if (area === 'domain' && otherArea !== 'domain') return `domain → ${otherArea}`
  if (area !== otherArea || subject === 'testing' || other === 'testing') return null
  const order = allowed(subjects, area)
  return order ? notLower(order, subject, other) : null
}

/** Why something of an order may not import another: only what comes before it, and itself. */
function notLower(order: readonly string[], from: string | undefined, to: string | undefined): string | null {
  if (from === undefined || to === undefined || !order.includes(from) || !order.includes(to))
    return `${from} → ${to}: not in ${order.join(' < ')}`
  return order.indexOf(to) <= order.indexOf(from) ? null : `${from} → ${to}: ${order.join(' < ')}`
}

/** A file directly in `src`, or outside of it, is in no layer: it puts the others together. */
function layerOf([source, layer, ...rest]: readonly string[]): string | null {
  return source === 'src' && layer !== undefined && rest.length > 0 ? layer : null
}

function isOnTop(path: readonly string[]): boolean {
  return path[0] === 'src' && path.length === 2
}

/** The page that a file belongs to; the steps of the builder are pages of their own. */
function pageOf([, , page = '', step = '']: readonly string[]): string {
  return page === 'create' ? `create/${step}` : page
}

/** Whether a file is a test, or stands by tests. */
function isForTests(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/')
}

function isLayer(name: string): name is Layer {
  return Object.hasOwn(layers, name) || name === 'generated'
}

function allowed(table: Readonly<Record<string, readonly string[]>>, name: string) {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
