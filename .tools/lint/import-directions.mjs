import { relative, resolve, sep } from 'node:path'
import { root } from '../lib/paths.mjs'

/** Which packages a package may import. Tests may import them all. */
const packages = {
  schema: [],
  fixtures: ['schema'],
  'mock-api': ['schema', 'fixtures'],
  web: ['schema'],
}

/** Which folders of the storefront's source a folder may import. */
const webFolders = {
  lib: [],
  ui: ['lib'],
  data: ['lib', 'generated'],
  features: ['data', 'ui', 'lib', 'generated'],
  routes: ['features', 'data', 'ui', 'lib', 'generated'],
  server: ['data', 'lib', 'generated'],
}

/** Folders of the storefront that do not know the shop either: only plain values reach them. */
const shopless = ['lib', 'ui']

/** Says why a file may not import this; nothing when it may. */
export function refusedImport(file, specifier) {
  const from = placeOf(relative(root, file).split(sep))
  const to = targetOf(file, specifier)
  if (!to || !packages[from.package]) return undefined
  if (from.package !== to.package) {
    if (!packages[from.package].includes(to.package)) return `${from.package} does not import ${to.package}.`
    const isShopless = from.package === 'web' && shopless.includes(from.folder)
    return isShopless ? `web/src/${from.folder} knows nothing of the shop.` : undefined
  }
  const allowed = from.package === 'web' && webFolders[from.folder]
  if (!allowed || !to.folder || to.folder === from.folder || allowed.includes(to.folder)) return undefined
  return `web/src/${from.folder} does not import ${to.folder}.`
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return placeOf(relative(root, resolve(file, '..', specifier)).split(sep))
  if (specifier.startsWith('@shop/')) return { package: specifier.split('/')[1] }
  if (specifier.startsWith('#')) {
    const from = placeOf(relative(root, file).split(sep))
    return placeOf([from.package, 'src', ...specifier.slice(1).split('/')])
  }
  return undefined
}

/** A file directly in `src` is in no folder: it puts the others together. */
function placeOf([packageName, source, folder, ...rest]) {
  return { package: packageName, folder: source === 'src' && rest.length > 0 ? folder : undefined }
}
