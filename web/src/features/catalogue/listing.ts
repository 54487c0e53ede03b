import {
  emptySelection,
  encodeAttributes,
  selectionArguments,
  toggleOption,
  type ListingSelection,
} from '@shop/schema/domain/attributes'
import { settingList } from '@shop/schema/domain/addresses'
import { settingGrammar, type ListingSortKey } from '@shop/schema/domain/listing-grammar'
import { shapes } from '@shop/schema/domain/taxonomy'
import type { SettingListQuery, SettingListQueryVariables } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { FilterChoice } from '../listing/option-link.tsx'
import type { Chip } from '../listing/results-bar.tsx'
import type { CardContext } from './card-view.ts'

export type SettingGroupKey = (typeof settingGrammar)['groups'][number]['key']
export type SettingSelection = ListingSelection<SettingGroupKey, string, ListingSortKey>

type FacetGroup = SettingListQuery['listDesigns']['facets'][number]['group']

const facetGroups: Readonly<Record<SettingGroupKey, FacetGroup>> = {
  shape: 'SHAPE',
  style: 'STYLE',
  metal: 'METAL',
}

export const sortNames: Readonly<Record<ListingSortKey, () => string>> = {
  'best-match': m.list_sort_best_match,
  'price-asc': m.list_sort_price_asc,
  'price-desc': m.list_sort_price_desc,
  newest: m.list_sort_newest,
  soonest: m.list_sort_soonest,
}

/** The address of the list of settings with a selection. */
export function listAddress(selection: SettingSelection): string {
  return settingList('engagement-ring', encodeAttributes(settingGrammar, selection))
}

export const nothingChosen: SettingSelection = emptySelection(settingGrammar)

export function sortedBy(selection: SettingSelection, sort: ListingSortKey): SettingSelection {
  return { ...selection, sort }
}

/** The variables of one page of the list. */
export function listVariables(selection: SettingSelection, page: number): SettingListQueryVariables {
  const { attributeIds, fixedAttributeIds, sort } = selectionArguments(settingGrammar, selection)
  const shape = chosenShape(selection)
  return {
    attributeIds,
    fixedAttributeIds,
    sort,
    page,
    shapeIds: shape ? [...shape.ids] : [],
    defaultShape: shape === null,
  }
}

/** What the cards of a list follow. */
export function cardContext(selection: SettingSelection): CardContext {
  const metals = settingGrammar.groups.find(({ key }) => key === 'metal')
  const chosen = metals?.options.filter(({ slug }) => selection.options.metal.includes(slug)) ?? []
  return { metalIds: chosen.flatMap(({ ids }) => [...ids]), shape: chosenShape(selection) }
}

function chosenShape(selection: SettingSelection) {
  return shapes.find(({ slug }) => selection.options.shape.includes(slug)) ?? null
}

/** The options of a group with their counts, in fixed order. */
export function filterChoices(
  key: SettingGroupKey,
  selection: SettingSelection,
  facets: SettingListQuery['listDesigns']['facets'],
): FilterChoice[] {
  const facet = facets.find(({ group }) => group === facetGroups[key])
  const group = settingGrammar.groups.find((candidate) => candidate.key === key)
  return (group?.options ?? []).map(({ slug, name, ids }) => ({
    slug,
    name,
    count: facet?.options.find((option) => ids.some((id) => option.ids.includes(id)))?.count ?? 0,
    isChosen: selection.options[key].includes(slug),
    href: listAddress(toggleOption(settingGrammar, selection, key, slug)),
  }))
}

/** What is chosen, each with the address of the list without it. */
export function chosenOptions(selection: SettingSelection): Chip[] {
  return settingGrammar.groups.flatMap(({ key, options }) =>
    options
      .filter(({ slug }) => selection.options[key].includes(slug))
      .map(({ slug, name }) => ({
        slug,
        name,
        href: listAddress(toggleOption(settingGrammar, selection, key, slug)),
      })),
  )
}
