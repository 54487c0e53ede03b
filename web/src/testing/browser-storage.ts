import { vi } from 'vitest'

/** What a browser keeps, for stores that run without one. */
export function openBrowser() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return kept
}

/** Loads the store of a build as a page does: its code anew, then what the browser keeps. */
export async function openBuild() {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  const build = await import('#shop/build/build-store.ts')
  const editing = await import('#shop/build/edit/edit-line.ts')
  const chosen = await import('#shop/build/chosen-stone-ids.ts')
  const personalisation = await import('#shop/design/personalisation/personalisation.ts')
  const { restoreStores } = await import('#data/store-registry.ts')
  const { loadZodParts } = await import('#data/load-zod-parts.ts')
  await loadZodParts()
  restoreStores()
  return { ...build, ...chosen, ...editing, ...personalisation }
}

export type BuildStore = Awaited<ReturnType<typeof openBuild>>

/** What is kept of a build once the store has written; null before it has. */
export async function keptBuild(kept: ReadonlyMap<string, string>): Promise<unknown> {
  return keptRecord(kept, buildKey)
}

/** The same of any store. */
export async function keptRecord(kept: ReadonlyMap<string, string>, key: string): Promise<unknown> {
  // The store gathers the changes of one turn and writes them once.
  await Promise.resolve()
  const text = kept.get(key)
  return text === undefined ? null : JSON.parse(text)
}

export const buildKey = 'ashcombe:designer'
export const personalisationKey = 'ashcombe:personalisation'
