import { randomUUID } from 'node:crypto'
import { isWorldId } from '@shop/schema/http/world-ids'
import { forgetSigningKey } from '../webhooks/signature.ts'
import { realTimeMs } from './clock.ts'
import { openDefaultDatabase, openMemoryDatabase } from './database.ts'
import { World } from './world.ts'

export const defaultWorldId = 'default'
/** Below it worlds are made and changed. */
export const worldsPath = '/worlds'
/** What worlds can begin with. */
export const scenariosPath = '/scenarios'

/** What a world id leads to: a world, one that was there and is no more, nothing that ever was, or a text that is no id. */
export type WorldLookup =
  | { readonly kind: 'found'; readonly world: World }
  | { readonly kind: 'gone' | 'unknown' | 'malformed'; readonly id: string }

export interface WorldsOptions {
  /** What clocks show first. */
  readonly startMs: number
  /** Folder of the default world's file. */
  readonly dataDir?: string | undefined
  /** Makes up an id for a world that brings none. */
  readonly newId?: (() => string) | undefined
  readonly maxWorlds?: number
  readonly idleMs?: number
  /** How many ids of worlds that are gone are remembered. */
  readonly mostGone?: number
  readonly realTimeMs?: () => number
}

const sixHoursMs = 6 * 60 * 60 * 1000
/** Ids are short; this many cost less than one world. */
const mostGone = 10_000

/**
 * All worlds of a running mock. Worlds nobody has used for six hours are dropped, and the longest unused
 * ones when there are more than 500; the default world stays.
 */
export class Worlds {
  readonly default: World
  readonly #startMs: number
  readonly #newId: () => string
  readonly #maxWorlds: number
  readonly #idleMs: number
  readonly #mostGone: number
  readonly #realTimeMs: () => number
  /** In the order of their last use, the longest unused first. */
  readonly #worlds = new Map<string, { readonly world: World; readonly usedMs: number }>()
  readonly #gone = new Set<string>()

  constructor(options: WorldsOptions) {
    this.#startMs = options.startMs
    this.#newId = options.newId ?? randomUUID
    this.#maxWorlds = options.maxWorlds ?? 500
    this.#idleMs = options.idleMs ?? sixHoursMs
    this.#mostGone = options.mostGone ?? mostGone
    this.#realTimeMs = options.realTimeMs ?? realTimeMs
    const database = openDefaultDatabase(options.dataDir)
    this.default = new World(defaultWorldId, database, this.#startMs, this.#realTimeMs)
    // Of this moment, and not of the first query that is stale.
    if (this.default.faults().some(({ kind }) => kind === 'stale-read')) this.default.past()
  }

  /** Opens a world, or answers undefined when the id is in use. */
  create(id: string = this.#newId(), startMs: number = this.#startMs): World | undefined {
    if (this.find(id).kind === 'found') return undefined
    const world = new World(id, openMemoryDatabase(), startMs, this.#realTimeMs)
    this.#gone.delete(id)
    this.#worlds.set(id, { world, usedMs: this.#realTimeMs() })
    return world
  }

  /**
   * Opens a world that is as another is now, save that its payment provider has a key of its own
   * (rules/worlds-and-mock#snapshots); or answers undefined when the id is in use.
   */
  fork(from: World, id: string = this.#newId()): World | undefined {
    const world = this.create(id, from.startMs)
    if (world === undefined) return undefined
    world.restore(from.snapshot())
    forgetSigningKey(world)
    return world
  }

  /** Looks a world up, which counts as using it. */
  find(id: string): WorldLookup {
    if (id === defaultWorldId) return { kind: 'found', world: this.default }
    if (!isWorldId(id)) return { kind: 'malformed', id }
    this.#dropUnused()
    const entry = this.#worlds.get(id)
    if (entry === undefined) return { kind: this.#gone.has(id) ? 'gone' : 'unknown', id }
    this.#worlds.delete(id)
    this.#worlds.set(id, { world: entry.world, usedMs: this.#realTimeMs() })
    return { kind: 'found', world: entry.world }
  }

  /** Drops a world at once. */
  remove(id: string): void {
    const entry = this.#worlds.get(id)
    if (entry === undefined) return
    this.#worlds.delete(id)
    this.#gone.add(id)
    entry.world.close()
    const [oldest] = this.#gone
    if (this.#gone.size > this.#mostGone && oldest !== undefined) this.#gone.delete(oldest)
  }

  /** Every world there is, the default one first. */
  list(): World[] {
    this.#dropUnused()
    return [this.default, ...[...this.#worlds.values()].map(({ world }) => world)]
  }

  close(): void {
    for (const { world } of this.#worlds.values()) world.close()
    this.#worlds.clear()
    this.default.close()
  }

  #dropUnused(): void {
    const idleSinceMs = this.#realTimeMs() - this.#idleMs
    for (const [id, { usedMs }] of this.#worlds) {
      if (usedMs > idleSinceMs && this.#worlds.size <= this.#maxWorlds) return
      this.remove(id)
    }
  }
}
