/** The world of whoever has chosen none. */
export const defaultWorld = 'default'

/** The world that this browser is in. */
export function chosenWorld(): string {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('world='))
  return cookie?.slice('world='.length) ?? defaultWorld
}

/** Takes this browser into another world; pages that are open stay in theirs until they are loaded anew. */
export function chooseWorld(id: string): void {
  document.cookie = id === defaultWorld ? 'world=; path=/; max-age=0' : `world=${id}; path=/; samesite=lax`
}
