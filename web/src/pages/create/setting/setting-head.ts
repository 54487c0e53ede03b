import { optionsOf } from '@shop/schema/domain/design/design'
import { inMetalOrder, parseMetal } from '@shop/schema/domain/design/metals'
import type { QueryClient } from '@tanstack/react-query'
import { formatPence } from '#data/language/numbers.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { metalName } from '#shop/design/metals/metal-name.ts'
import { nameInSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import { shopRulesQuery } from '#generated/queries.ts'
import { pageHead } from '#shell/page-head.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { galleryPictures } from '#shop/design/gallery/gallery-pictures.ts'
import { displayTitle } from '#shop/design/display-title.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { anyInWords } from '#data/language/names-in-words.ts'

/**
 * What the head of a setting's page says, from the answers that the loader has; the price is the visible one. The
 * setting by itself is the page that search engines list, also of one for a stone.
 */
export function settingHead(
  queryClient: QueryClient,
  setting: SettingOnPage | null,
  stone: StoneOnPage | null = null,
) {
  const rules = queryClient.getQueryData(shopRulesQuery().queryKey)
  if (!setting || !rules) return {}
  const { design, choice } = setting
  return pageHead({
    ...(stone ? wordsWithStone(setting, stone, rules) : wordsOf(setting, rules)),
    path: choiceAddress(design, choice.shape, choice.metalOption),
    picture: galleryPictures(design, choice)[0]?.asset?.source,
    isIndexable: stone === null,
  })
}

interface HeadWords {
  readonly title: string
  readonly description: string
}

function wordsOf(setting: SettingOnPage, rules: ShopRulesQuery): HeadWords {
  const { design, choice } = setting
  const { price } = pieceView(setting, [], rules)
  const title = displayTitle(design, choice)
  const facts = { title, price: price ? formatPence(price.totalPence) : m.setting_price_missing() }
  const chosen = metalName(choice.metal)
  const others = inMetalOrder(optionsOf(design, 'Metal')).flatMap(({ name }) => {
    const made = parseMetal(name)
    return made && metalName(made) !== chosen ? [metalName(made)] : []
  })
  return {
    title,
    // Each colour of gold has an address of its own, and a description that names it.
    description:
      others.length > 0
        ? m.setting_description_metals({ ...facts, metals: anyInWords(others) })
        : m.setting_description(facts),
  }
}

function wordsWithStone(
  setting: SettingOnPage,
  { stone, view }: StoneOnPage,
  rules: ShopRulesQuery,
): HeadWords {
  const title = m.review_head({
    setting: displayTitle(setting.design, setting.choice),
    stone: nameInSentence(view.title),
  })
  const { price, state } = pieceView(setting, [stone], rules)
  return {
    title,
    description:
      price && state.kind === 'complete'
        ? m.review_description({ title, price: formatPence(price.totalPence) })
        : m.review_description_unpriced({ title }),
  }
}
