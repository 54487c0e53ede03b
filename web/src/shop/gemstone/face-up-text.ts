import { faceUpSize, type FaceUpSize } from '@shop/schema/domain/stones/face-up-size'
import { showsCut } from '@shop/schema/domain/vocabulary/gemstones'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { decimalText } from '#data/language/numbers.ts'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import type { StoneOnPage } from './stone-on-page.ts'
import { hundredthsText } from './stone-measures.ts'
import { shapeWord } from './stone-name.ts'
import { usualProportions } from './usual-proportions.ts'

/** How large a stone looks, in words. */
export interface FaceUpText {
  /** `1.1 ct`. */
  readonly caratText: string
  readonly why: string
}

/** What is said of how large a diamond looks for its weight (rules/stones#face-up); null where there is nothing to say. */
export function faceUpText({ stone, view }: Pick<StoneOnPage, 'stone' | 'view'>): FaceUpText | null {
  const size = faceUpSize(stone)
  if (!size) return null
  const sentence = showsCut(stone)
    ? acrossText(size, view.caratText)
    : areaText(size, inSentence(shapeWord(view.shapeName)), view.caratText)
  const because = depthText(stone, size)
  return {
    caratText: m.stones_carat({ carat: decimalText(size.likeCarat, 1, 2) }),
    why: because === null ? sentence : `${sentence} ${because}`,
  }
}

/** A round stone is said to be so many millimetres across. */
function acrossText({ acrossMm, usualMm }: FaceUpSize, carat: string): string {
  const across = hundredthsText(acrossMm)
  const difference = hundredthsText(Math.abs(acrossMm - usualMm))
  return acrossMm > usualMm
    ? m.face_up_wider({ across, difference, carat })
    : m.face_up_narrower({ across, difference, carat })
}

function areaText({ areaPercent }: FaceUpSize, shape: string, carat: string): string {
  const percent = Math.abs(areaPercent)
  return areaPercent > 0
    ? m.face_up_larger({ percent, shape, carat })
    : m.face_up_smaller({ percent, shape, carat })
}

/** What the depth of a stone has to do with it; null where it is unknown or says nothing. */
function depthText(stone: StoneOnPage['stone'], { areaPercent }: FaceUpSize): string | null {
  const slug = shapeOfStone(stone)?.slug
  if (!slug || stone.depthPercent === null) return null
  const [least, most] = usualProportions[slug].depth
  const isShallow = stone.depthPercent < (least + most) / 2
  if (isShallow !== areaPercent > 0) return null
  return isShallow ? m.face_up_shallower() : m.face_up_deeper()
}
