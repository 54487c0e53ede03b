/** What these rules read of a design: fields of the contract's `Design` type. */
export interface ShelvedDesign {
  readonly sku: string
  readonly stock: readonly StockEntry[]
}

interface StockEntry {
  readonly stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK'
  readonly attributes: readonly string[]
}

/** One piece on the shelf: its design and which of its entries, by `entryKeys`. */
export interface ShelvedPiece {
  readonly sku: string
  readonly entry: string
}

/** Names for the entries of a design's stock, in their order: what each is made as, and of several alike which of them. */
export function entryKeys(stock: readonly StockEntry[]): string[] {
  const counts = new Map<string, number>()
  return stock.map(({ attributes }) => {
    const made = attributes.join('-')
    const count = (counts.get(made) ?? 0) + 1
    counts.set(made, count)
    return `${made}/${count}`
  })
}

/** What is left on the shelf of a world when these pieces are taken. It never changes: another piece makes another one. */
export class StockLeft {
  readonly #taken: ReadonlyMap<string, ReadonlySet<string>>
  /** Designs of which something is taken, as they were worked out before. */
  readonly #known = new WeakMap<ShelvedDesign, ShelvedDesign>()

  constructor(taken: ReadonlyMap<string, ReadonlySet<string>>) {
    this.#taken = taken
  }

  static of(pieces: readonly ShelvedPiece[]): StockLeft {
    const taken = new Map<string, Set<string>>()
    for (const { sku, entry } of pieces) taken.set(sku, (taken.get(sku) ?? new Set()).add(entry))
    return new StockLeft(taken)
  }

  /** Whether all is as the catalogue has it. */
  get isWhole(): boolean {
    return this.#taken.size === 0
  }

  /**
   * A design with what is taken out of stock (rules/products#stock); the very same where nothing is, and each time it
   * is asked for.
   */
  designOf<Design extends ShelvedDesign>(design: Design): Design {
    const taken = this.#taken.get(design.sku)
    if (taken === undefined) return design
    const known = this.#known.get(design)
    // What is kept for a design is a copy of it.
    if (known !== undefined) return known as Design
    const keys = entryKeys(design.stock)
    const left: Design = {
      ...design,
      stock: design.stock.map((entry, at) =>
        taken.has(keys[at] ?? '') ? { ...entry, stockStatus: 'OUT_OF_STOCK' as const } : entry,
      ),
    }
    this.#known.set(design, left)
    return left
  }

  /** The same with another piece taken. */
  without({ sku, entry }: ShelvedPiece): StockLeft {
    return new StockLeft(new Map([...this.#taken, [sku, new Set([...(this.#taken.get(sku) ?? []), entry])]]))
  }
}
