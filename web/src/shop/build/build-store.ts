import {
  cart,
  createKinds,
  gemstoneFirstKinds,
  type CreateKind,
  type GemstoneFirstKind,
} from '@shop/schema/domain/addresses/addresses'
import { gemStoneTypes, type GemStoneType } from '@shop/schema/domain/vocabulary/gemstones'
import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { subscribe } from 'valtio/vanilla'
import { persisted } from '#data/persisted.ts'
import type { ZodParts } from '#data/load-zod-parts.ts'
import type { ChosenSetting } from '#shop/design/design.ts'
import { forgetStoneList } from './stones/kept-stone-list.ts'
import { forgetChainLengths, forgetEngraving } from '#shop/design/personalisation/personalisation.ts'

const shapeSlugs = shapes.map(({ slug }) => slug)
const gemStoneTypeValues = gemStoneTypes.map(({ value }) => value)

/** What a shopper last looked for among stones (rules/building#state, `gemFilters`). */
export interface GemFilters {
  readonly shapes: readonly ShapeSlug[]
  readonly gemstoneType: GemStoneType | null
  readonly is360Image: boolean
}

/** What a line of the basket is: a finished piece, or one that was built. */
export type EditedKind = CreateKind | 'finished'

/**
 * What is being built (rules/building#state): ids and choices only. Everything else of it pages read from the answers
 * that belong to them.
 */
export interface BuildState {
  setting: ChosenSetting | null
  gemstoneId: string | null
  /** The ids of the stones of a pair of earrings: none, one or both. */
  gemstonePair: readonly string[]
  isStartWithDiamond: boolean
  /**
   * What a stone that came first is to become; its type until a setting says so (rules/building#gemstone-first).
   */
  startKind: GemstoneFirstKind | null
  isShowDiamondGenius: boolean
  gemFilters: GemFilters
  /** The shape stones were last looked for in; forgotten on leaving the create pages. */
  gemFilterShape: ShapeSlug | null
  /** The line of the basket that is being changed; null while a new piece is built. */
  editingBasketItemId: string | null
  /** What that line is; null while none is changed, and until its design is known. */
  editingKind: EditedKind | null
}

/** A pair has two. */
const stonesOfPair = 2

/** No id or sku is longer than the API takes one. */
const longestId = 64

const untouched: BuildState = {
  setting: null,
  gemstoneId: null,
  gemstonePair: [],
  isStartWithDiamond: false,
  startKind: null,
  isShowDiamondGenius: true,
  gemFilters: { shapes: [], gemstoneType: null, is360Image: false },
  gemFilterShape: null,
  editingBasketItemId: null,
  editingKind: null,
}

// Kept under the name that visitors' browsers know.
const store = persisted<BuildState>('designer', buildSchema, untouched)

export const useBuild = store.use

/** The line of the basket that is being changed now, by its id; null for none. */
export function editedLineId(): string | null {
  return store.state.editingBasketItemId
}

/** Whether these are the stones of what is being built now, their ids joined. */
export function isBuiltOf(stoneIds: string): boolean {
  const { gemstoneId, gemstonePair } = store.state
  return (gemstoneId ?? gemstonePair.join()) === stoneIds
}

/** Tells which line of the basket is being changed, at once and after every change, until the answer is called. */
export function watchEditing(tell: (basketItemId: string | null) => void): () => void {
  const tellNow = () => tell(editedLineId())
  tellNow()
  return subscribe(store.state, tellNow)
}

/**
 * Takes a setting, which comes first from then on, and keeps the stone: whether it still fits is for the page
 * to say.
 */
export function chooseSetting({ sku, shape, metal }: ChosenSetting): void {
  store.set({ setting: { sku, shape, metal }, isStartWithDiamond: false, startKind: null })
}

/** Takes a stone for a piece with one. */
export function chooseGemstone(id: string): void {
  store.set({ gemstoneId: id, gemstonePair: [] })
}

/** Takes the stones of a pair of earrings: both, or the one that is chosen first. */
export function choosePair(ids: readonly string[]): void {
  store.set({ gemstonePair: [...new Set(ids)].slice(0, stonesOfPair), gemstoneId: null })
}

/**
 * Starts a piece with its stone (rules/building#gemstone-first): the stone is kept, and
 * what it becomes, and no setting is chosen any more.
 */
export function startWithStone(id: string, kind: GemstoneFirstKind): void {
  followGemstoneFirst(id, kind, null)
  removeSetting()
}

/** Follows an address that starts with a stone: to the setting it names too, if any; one chosen before stays. */
export function followGemstoneFirst(
  id: string,
  kind: GemstoneFirstKind,
  setting: ChosenSetting | null,
): void {
  endEditOfOtherKind(kind)
  chooseGemstone(id)
  if (setting) chooseSetting(setting)
  store.set({ isStartWithDiamond: true, startKind: kind })
}

/** Looks for another stone to start with: all else that is chosen of the piece stays, its setting too. */
export function seekFirstStone(kind: GemstoneFirstKind): void {
  removeGemstone()
  store.set({ isStartWithDiamond: true, startKind: kind })
}

export function removeGemstone(): void {
  store.set({ gemstoneId: null })
}

export function removeSetting(): void {
  store.set({ setting: null })
}

export function removePair(): void {
  store.set({ gemstonePair: [] })
}

/** Lets go of one stone of a pair; the other stays the first. */
export function removeFromPair(id: string): void {
  store.update((build) => ({ ...build, gemstonePair: build.gemstonePair.filter((each) => each !== id) }))
}

/**
 * What is built is nothing again, without engraving and chain: it has been ordered. The hand is the same; `startAgain`
 * forgets its size too.
 */
export function clearBuild(): void {
  store.set(untouched)
  forgetEngraving()
  forgetChainLengths()
}

/** Puts away the panel of trade-offs, until the build is cleared. */
export function hideTradeOffs(): void {
  store.set({ isShowDiamondGenius: false })
}

export function showTradeOffs(): void {
  store.set({ isShowDiamondGenius: true })
}

/** What is built next takes the place of this line of the basket. */
export function startEditing(basketItemId: string, kind: EditedKind | null = null): void {
  store.set({ editingBasketItemId: basketItemId, editingKind: kind })
}

/** What is built is a piece of its own again; with an id, only where that line was being changed. */
export function stopEditing(basketItemId = store.state.editingBasketItemId): void {
  if (store.state.editingBasketItemId !== basketItemId) return
  store.set({ editingBasketItemId: null, editingKind: null })
}

/**
 * A piece of another kind than the line that is being changed is one of its own, however it was reached: it takes no
 * ring's place as a pendant, nor its engraving. A line that was not known yet is what is built first.
 */
export function endEditOfOtherKind(kind: CreateKind): void {
  const { editingBasketItemId, editingKind } = store.state
  if (editingBasketItemId === null || editingKind === kind) return
  if (editingKind === null) {
    store.set({ editingKind: kind })
    return
  }
  stopEditing()
  forgetEngraving()
}

/** The pages on which a piece begins: settings, and all of a piece that starts with its stone but its review. */
const startPath = /^\/create\/(?:gemstones(?!\/review\/)|[^/]+(?:\/?$|\/[^/]+\/?$|\/product\/))/

/** The stones that a piece may start with: their list, or one of them. */
const firstStonesPath = /^\/create\/gemstones(?:\/?$|\/[^/]+\/?$|\/gemstone\/)/

/**
 * Whoever comes from elsewhere in the shop to the list of settings, to a setting, or to a stone that comes first
 * begins another piece; the same pages reached from a piece that is being changed are part of changing it, and its
 * engraving is no other piece's. So are the stones to start with that the basket leads to for a piece whose own is
 * gone. `from` is null on a page that was opened by its address.
 */
export function startAnotherBuild(path: string, from: string | null): void {
  const isEditing = store.state.editingBasketItemId !== null
  if (!isEditing || !startPath.test(path) || from === null || from.includes('create')) return
  const { isStartWithDiamond, gemstoneId, setting } = store.state
  const seeksFirstStone = isStartWithDiamond && gemstoneId === null && setting !== null
  if (seeksFirstStone && from === cart() && firstStonesPath.test(path)) return
  stopEditing()
  forgetEngraving()
}

/** Remembers what is looked for among stones; the shape by itself where it is one. */
export function keepGemFilters(filters: Partial<GemFilters>): void {
  store.update((build) => ({
    ...build,
    gemFilters: { ...build.gemFilters, ...filters },
    gemFilterShape: filters.shapes ? (filters.shapes[0] ?? null) : build.gemFilterShape,
  }))
}

/**
 * What was looked for among stones, its shape and every other filter, is forgotten on every path that does not
 * contain "create" (rules/building#leaving).
 */
export function leaveCreatePages(path: string): void {
  if (path.includes('create')) return
  const { gemFilters, gemFilterShape } = untouched
  store.set({ gemFilters, gemFilterShape })
  forgetStoneList()
}

function buildSchema({ array, boolean, maxLength, nullable, object, oneOf, string, withDefault }: ZodParts) {
  const knownId = string().check(maxLength(longestId))
  return object({
    setting: nullable(object({ sku: knownId, shape: oneOf(shapeSlugs), metal: knownId })),
    gemstoneId: nullable(knownId),
    gemstonePair: array(knownId).check(maxLength(stonesOfPair)),
    isStartWithDiamond: boolean(),
    // A record from before pieces started with their stone has none.
    startKind: withDefault(nullable(oneOf(gemstoneFirstKinds)), null),
    isShowDiamondGenius: boolean(),
    gemFilters: object({
      shapes: array(oneOf(shapeSlugs)),
      gemstoneType: nullable(oneOf(gemStoneTypeValues)),
      is360Image: boolean(),
    }),
    gemFilterShape: nullable(oneOf(shapeSlugs)),
    // A record from before lines could be edited has none.
    editingBasketItemId: withDefault(nullable(knownId), null),
    editingKind: withDefault(nullable(oneOf([...createKinds, 'finished'])), null),
  })
}
