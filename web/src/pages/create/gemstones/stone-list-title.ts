import { stoneSizeRanges, type FitDesign } from '@shop/schema/domain/stones/stone-fit'
import { stoneOptions } from '@shop/schema/domain/addresses/stone-grammar'
import { inSentence } from '#data/language/nouns.ts'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { lengthsText } from '#shop/design/stone-lengths.ts'
import { shapeWord } from '#shop/gemstone/stone-name.ts'
import { shapesOfList, type StoneList } from '#shop/gemstone/stone-list.ts'
import { anyInWords } from '#data/language/names-in-words.ts'

/** What fits: `Round stones of 4.1 to 9.0 mm`; null where the setting is made for none of the shapes. */
export function fitText(list: StoneList, design: FitDesign): string | null {
  const ranges = stoneSizeRanges(design)
  const parts = shapesOfList(list).flatMap(({ slug, name }) => {
    const ofShape = ranges.filter(({ shape }) => shape.slug === slug)
    return ofShape.length > 0 ? [{ name: shapeWord(name), lengths: lengthsText(ofShape) }] : []
  })
  if (parts.length === 0) return null
  return parts
    .map(({ name, lengths }, index) =>
      m.stones_fit({ shape: index === 0 ? name : inSentence(name), lengths }),
    )
    .join(', ')
}

/** The title of the page: shapes, kinds and the setting; other filters have no page of their own. */
export function stoneListTitle(list: StoneList, settingName: string): string {
  const { shapes, kinds } = namesOf(list)
  return kinds === ''
    ? m.stones_head_title({ shapes, setting: settingName })
    : m.stones_head_title_kinds({ shapes, setting: settingName, kinds })
}

/** The title of a list of stones to start with: `Oval or Pear stones: Ruby`. */
export function gemstoneFirstListTitle(list: StoneList): string {
  const { shapes, kinds } = namesOf(list)
  if (shapes === '') return kinds === '' ? m.stones_first_head() : m.stones_first_head_kinds({ kinds })
  return kinds === ''
    ? m.stones_first_head_shapes({ shapes })
    : m.stones_first_head_shapes_kinds({ shapes, kinds })
}

function namesOf(list: StoneList): { readonly shapes: string; readonly kinds: string } {
  const kinds = stoneOptions.gemType.filter(({ slug }) => list.selection.options.gemType.includes(slug))
  return {
    shapes: anyInWords(shapesOfList(list).map(({ name }) => shapeWord(name))),
    kinds: anyInWords(kinds.map((kind) => ownName(kind))),
  }
}
