import type { World, WorldSnapshot } from './world.ts'

/** As many as anybody needs by hand; a state may be a megabyte. */
export const mostSnapshots = 10

/** The states of worlds that were kept by name, in memory: they go with their world, and with the process. */
export class Snapshots {
  readonly #ofWorlds = new WeakMap<World, Map<string, WorldSnapshot>>()

  /** Keeps a world as it is now. False where it has as many states as it may, and none of this name. */
  keep(world: World, name: string): boolean {
    const kept = this.#ofWorlds.get(world) ?? new Map<string, WorldSnapshot>()
    if (!kept.has(name) && kept.size >= mostSnapshots) return false
    kept.delete(name)
    kept.set(name, world.snapshot())
    this.#ofWorlds.set(world, kept)
    return true
  }

  /** Takes a world back to a state of it. False where there is none of this name. */
  restore(world: World, name: string): boolean {
    const snapshot = this.#ofWorlds.get(world)?.get(name)
    if (snapshot) world.restore(snapshot)
    return snapshot !== undefined
  }

  /** The states of a world and the time each shows, newest last. */
  list(world: World): { readonly name: string; readonly now: Date }[] {
    const kept = this.#ofWorlds.get(world) ?? new Map<string, WorldSnapshot>()
    return [...kept].map(([name, { nowMs }]) => ({ name, now: new Date(nowMs) }))
  }
}
