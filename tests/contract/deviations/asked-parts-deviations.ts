import { asking, answering, caughtBy, type DeviatingApi, ignoring } from './deviating-api.ts'

/** An API that looks at the arguments of nested fields only where a piece is asked for by itself. */
const onLists =
  (deviate: DeviatingApi['deviate']): DeviatingApi['deviate'] =>
  (honest) =>
  async (request) =>
    (await request.clone().text()).includes('listDesigns') ? deviate(honest)(request) : honest(request)

/** An API that looks at the first of two arguments alone. */
const onlyFirst = (first: string, second: string) =>
  asking(({ query, variables }) => ({
    query: query.replaceAll(`${first}, ${second}`, first),
    variables,
  }))

const mainOrNot = asking(({ query, variables }) => ({
  query: query.replace('(isMain: false)', ''),
  variables,
}))

/** What an API can get wrong of choices and pictures by what is asked for. */
export const askedPartsDeviations: readonly DeviatingApi[] = [
  ...caughtBy('DesignDetail: choices and pictures that are asked for are those of the whole, and no others', {
    'ignores which choices of a piece are asked for': ignoring('attributes', 'names'),
    'ignores which pictures of a piece are asked for': ignoring('assets', 'attributeIds'),
    'gives all pictures for the main ones': ignoring('assets', 'isMain'),
    'gives pictures in every shape for those in the default shape': ignoring('assets', 'defaultShape'),
    'gives every picture for the one that a card shows second': ignoring('assets', 'isHover'),
    'forgets beside the default shape which pictures are main ones': onlyFirst(
      'defaultShape: true',
      'isMain: true',
    ),
    'forgets beside the default shape which pictures a card shows second': onlyFirst(
      'defaultShape: true',
      'isHover: true',
    ),
    'forgets beside their options which pictures are main ones': onlyFirst(
      'attributeIds: $tags',
      'isMain: true',
    ),
    'takes pictures that are not main ones for any': mainOrNot,
    'gives pictures of the first of the options that are asked for': asking(({ query, variables }) => ({
      query,
      variables: Array.isArray(variables['tags'])
        ? { ...variables, tags: variables['tags'].slice(0, 1) }
        : variables,
    })),
    'has no main pictures': (honest) =>
      answering({
        'Design.assets': (assets, { args: { isMain } }) => (isMain === true ? [] : withoutMain(assets)),
      })(mainOrNot(honest)),
  }),
  ...caughtBy('DesignDetail: choices and pictures that are asked for are the same on a list and on a page', {
    'ignores on lists which choices of a piece are asked for': onLists(ignoring('attributes', 'names')),
    'ignores on lists which pictures of a piece are asked for': onLists(ignoring('assets', 'attributeIds')),
    'gives on lists all pictures for the main ones': onLists(ignoring('assets', 'isMain')),
    'gives on lists every picture for the one that a card shows second': onLists(
      ignoring('assets', 'isHover'),
    ),
    'gives on lists pictures in every shape for those in the default shape': onLists(
      ignoring('assets', 'defaultShape'),
    ),
  }),
]

function withoutMain(assets: unknown): unknown {
  return Array.isArray(assets) ? assets.map((asset: object) => ({ ...asset, isMain: false })) : assets
}
