import { optionsOf } from '@shop/schema/domain/design/design'
import { defaultShape, shapesOf } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { designList } from '../lists/design-list.ts'
import { drawRows, readingRows } from '../lists/draw-rows.ts'
import { designFields, drawDesigns, type FullDesign } from './catalogue-fields.ts'

const operation = 'DesignDetail'

/** Of so many pieces of a page the one is looked for whose pictures show most. */
const mostRows = 20
const pictured = readingRows<
  FullDesign & { readonly assets: readonly { readonly tags: readonly string[] }[] }
>(designList, `${designFields} assets { tags }`)

interface Named {
  readonly name: string
}

interface Picture {
  readonly tags: readonly string[]
  readonly isMain: boolean
  readonly isHover: boolean
}

/** Of which options pictures are asked for, and which of them are in the default shape. */
interface Asked {
  readonly tags: readonly string[]
  readonly isInShape: (picture: Picture) => boolean
}

/** Pictures by what is asked for, and whether one is to be among them (schema, `Design.assets`). */
const picturesAsked: Readonly<
  Record<string, readonly [args: string, isAmong: (picture: Picture, asked: Asked) => boolean]>
> = {
  all: ['attributeIds: [], defaultShape: false, isMain: null, isHover: null', () => true],
  tagged: ['attributeIds: $tags', hasAll],
  inShape: ['defaultShape: true', (picture, { isInShape }) => isInShape(picture)],
  main: ['isMain: true', ({ isMain }) => isMain],
  notMain: ['isMain: false', ({ isMain }) => !isMain],
  hover: ['isHover: true', ({ isHover }) => isHover],
  mainTagged: [
    'attributeIds: $tags, isMain: true',
    (picture, asked) => picture.isMain && hasAll(picture, asked),
  ],
  mainInShape: [
    'defaultShape: true, isMain: true',
    (picture, { isInShape }) => picture.isMain && isInShape(picture),
  ],
  hoverInShape: [
    'defaultShape: true, isHover: true',
    (picture, { isInShape }) => picture.isHover && isInShape(picture),
  ],
}

const choicesParts = `some: attributes(names: $names) { name options { id } }
  style: fixedAttributes(names: ["Style"]) { id name }`
const pictureParts = Object.entries(picturesAsked)
  .map(([alias, [args]]) => `${alias}: assets(${args}) { ...Picture }`)
  .join(' ')
const pictureFragment = 'fragment Picture on DesignAsset { asset { source } tags isMain isHover }'

interface Whole {
  readonly attributes: readonly Named[]
  readonly some: readonly Named[]
  readonly fixedAttributes: readonly Named[]
  readonly style: readonly Named[]
  readonly assets: readonly Picture[]
}

/** By their aliases. */
type Pictures = Readonly<Record<string, readonly Picture[]>>

/** Choices and pictures of a piece by what is asked for, on its page and on a list. */
export const askedPartsChecks: readonly Check[] = [
  {
    operation,
    name: 'choices and pictures that are asked for are those of the whole, and no others',
    async run(probe) {
      let [pictures, mainPictures] = [0, 0]
      for (const design of await drawPictured(probe)) {
        const { sku } = design
        const names = probe.random.some(design.attributes, 1).map(({ name }) => name)
        const whole = await wholeOf(probe, sku, [...names, 'No Such Choice'])
        if (!whole) return probe.expect(false, `${sku} is on a list and has no page`)
        const named = whole.attributes.filter(({ name }) => names.includes(name))
        probe.expectSame(whole.some, named, `The choices of ${sku} that are named ${names.join()}`)
        const style = whole.fixedAttributes.filter(({ name }) => name === 'Style')
        probe.expectSame(whole.style, style, `The style of ${sku}`)
        const asked = { tags: drawTags(probe, whole.assets), isInShape: inDefaultShape(design) }
        const parts = await picturesOf(probe, sku, asked.tags)
        for (const [alias, [args, isAmong]] of Object.entries(picturesAsked)) {
          const expected = whole.assets.filter((picture) => isAmong(picture, asked))
          const what = `The pictures of ${sku} with ${args}, where the tags are ${asked.tags.join()}`
          probe.expectSame(parts?.[alias], expected, what)
        }
        pictures += whole.assets.length
        mainPictures += whole.assets.filter(({ isMain }) => isMain).length
      }
      probe.expect(pictures === 0 || mainPictures > 0, `None of ${pictures} pictures is a main one`)
    },
  },
  {
    operation,
    name: 'choices and pictures that are asked for are the same on a list and on a page',
    async run(probe) {
      const parts = `sku ${choicesParts} ${pictureParts}`
      const list = `query ($categoryId: ID!, $names: [String!]!, $tags: [ID!]!) {
        listDesigns(categoryId: $categoryId, pageSize: 6) { items { ${parts} } }
      } ${pictureFragment}`
      const page = `query ($sku: String!, $names: [String!]!, $tags: [ID!]!) {
        getDesignBySku(sku: $sku) { ${parts} }
      } ${pictureFragment}`
      for (const design of await drawDesigns(probe, 1)) {
        const tags = probe.random.some(optionsOf(design, metalAttribute), 1).map(({ id }) => id)
        const variables = { names: [metalAttribute], tags }
        const { listDesigns } = await probe.ask<{
          listDesigns: { items: { readonly sku: string; readonly all: readonly Picture[] }[] }
        }>(list, { ...variables, categoryId: design.category.id })
        for (const listed of drawTwo(probe, listDesigns.items, ({ all }) => all)) {
          const { sku } = listed
          const { getDesignBySku } = await probe.ask<{ getDesignBySku: object | null }>(page, {
            ...variables,
            sku,
          })
          for (const [part, value] of Object.entries<unknown>(listed)) {
            const its = getDesignBySku && new Map<string, unknown>(Object.entries(getDesignBySku)).get(part)
            probe.expectSame(value, its, `${sku} on a list beside its page: ${part}`)
          }
        }
      }
    },
  },
]

function hasAll({ tags }: Picture, { tags: wanted }: Pick<Asked, 'tags'>): boolean {
  return wanted.every((tag) => tags.includes(tag))
}

async function wholeOf(probe: Probe, sku: string, names: readonly string[]): Promise<Whole | null> {
  const query = `query ($sku: String!, $names: [String!]!) { getDesignBySku(sku: $sku) {
    attributes { name options { id } } fixedAttributes { id name } assets { ...Picture } ${choicesParts}
  } } ${pictureFragment}`
  return (await probe.ask<{ getDesignBySku: Whole | null }>(query, { sku, names })).getDesignBySku
}

async function picturesOf(probe: Probe, sku: string, tags: readonly string[]): Promise<Pictures | null> {
  const query = `query ($sku: String!, $tags: [ID!]!) {
    getDesignBySku(sku: $sku) { ${pictureParts} }
  } ${pictureFragment}`
  return (await probe.ask<{ getDesignBySku: Pictures | null }>(query, { sku, tags })).getDesignBySku
}

/** Pieces of every category by lot. */
async function drawPictured(probe: Probe): Promise<readonly FullDesign[]> {
  const drawn: FullDesign[] = []
  for (const categoryId of Object.values(categoryIds)) {
    const rows = await drawRows(probe, pictured, mostRows, { categoryId })
    drawn.push(...drawTwo(probe, rows, ({ assets }) => assets))
  }
  return drawn
}

/** A row by lot, and the one whose pictures show most options: many are pictured in one shape alone. */
function drawTwo<Row>(
  { random }: Probe,
  rows: readonly Row[],
  picturesIn: (row: Row) => readonly Pick<Picture, 'tags'>[],
): Row[] {
  const tagCount = (row: Row) => new Set(picturesIn(row).flatMap(({ tags }) => tags)).size
  const [most, ...others] = rows.toSorted((a, b) => tagCount(b) - tagCount(a))
  return most === undefined ? [] : [...random.some(others, 1), most]
}

/** The tags of a picture by lot, of those that have most of them. */
function drawTags({ random }: Probe, pictures: readonly Picture[]): readonly string[] {
  const most = Math.max(0, ...pictures.map(({ tags }) => tags.length))
  const [drawn] = random.some(
    pictures.filter(({ tags }) => tags.length === most),
    1,
  )
  return drawn?.tags ?? []
}

/** Whether a picture of a design is in its default shape: in none of the others. */
function inDefaultShape(design: FullDesign): Asked['isInShape'] {
  const own: readonly string[] = defaultShape(design)?.ids ?? []
  const others = shapesOf(design).flatMap(({ ids }) => ids.filter((id) => !own.includes(id)))
  return ({ tags }) => !others.some((id) => tags.includes(id))
}
