import { imageSize } from 'image-size'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'

interface Picture {
  readonly source: string
  readonly smallSource: string | null
  readonly largeSource: string | null
  readonly placeholder: string | null
  readonly alt: string | null
  readonly stoneMask?: string | null
  readonly width: number | null
  readonly height: number | null
}

const pictureFields = 'source smallSource largeSource placeholder alt width height'
const otherPage = 'https://shop.example'
const smallWidth = 320
const largeWidth = 1280
/** How a picture is answered, by what it is. */
const typesOf: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
}

/** Every address of a picture answers with a picture, as large as it is said to be (schema, Asset). */
export const pictureChecks: readonly Check[] = [
  {
    operation: 'DesignDetail',
    name: 'pictures of pieces are pictures, as large as is said',
    async run(probe) {
      const query = `query ($categoryId: ID!) {
        listDesigns(categoryId: $categoryId, pageSize: 30) { items { assets { type asset { ${pictureFields} stoneMask } } } }
      }`
      for (const categoryId of ['1', '2', '3']) {
        const { listDesigns } = await probe.ask<{
          listDesigns: { items: { assets: { type: string; asset: Picture }[] }[] }
        }>(query, { categoryId })
        const pictures = listDesigns.items.flatMap(({ assets }) =>
          assets.flatMap(({ type, asset }) => (type === 'IMAGE' ? asset : [])),
        )
        for (const picture of probe.random.some(pictures, 3)) await expectPicture(probe, picture)
        const masks = pictures.flatMap(({ stoneMask }) => stoneMask ?? [])
        for (const mask of probe.random.some(masks, 1)) await expectReadable(probe, mask)
      }
    },
  },
  {
    operation: 'StoneList',
    name: 'pictures of stones are pictures, as large as is said',
    async run(probe) {
      const query = `query ($page: Int!) {
        listGemstones(page: $page, pageSize: 50) { items { assets { type ${pictureFields} } } }
      }`
      const { listGemstones } = await probe.ask<{ listGemstones: { items: { assets: Picture[] }[] } }>(
        query,
        {
          page: 1 + probe.random.below(5),
        },
      )
      const pictures = listGemstones.items.flatMap(({ assets }) => assets)
      probe.skipUnless(pictures.length > 0, 'the stones that were drawn have no pictures')
      for (const picture of probe.random.some(pictures, 6)) await expectPicture(probe, picture)
    },
  },
]

async function expectPicture(
  probe: Probe,
  { source, smallSource, largeSource, stoneMask, placeholder, alt, width, height }: Picture,
): Promise<void> {
  const isData = placeholder === null || /^data:image\/[a-z+]+[;,]/.test(placeholder)
  probe.expect(isData, `What stands for ${source} until it has come is no data address of a picture`)
  probe.expect(alt === null || alt.trim() !== '', `What ${source} shows is said without a word`)
  const size = await sizeOf(probe, source)
  // A drawing has a size of its own and is shown at any.
  if (width !== null && !size.isDrawing)
    probe.expectSame(size.width, width, `The width of ${source} in pixels`)
  if (height !== null && !size.isDrawing)
    probe.expectSame(size.height, height, `The height of ${source} in pixels`)
  for (const [other, side] of [
    [smallSource, smallWidth],
    [largeSource, largeWidth],
  ] as const) {
    if (other === null) continue
    const { width: otherWidth, isDrawing, type } = await sizeOf(probe, other)
    if (!isDrawing) probe.expectSame(otherWidth, side, `The width of ${other} in pixels`)
    if (other === largeSource) probe.expectSame(type, 'image/avif', `The type of the large picture ${other}`)
  }
  if (stoneMask) await sizeOf(probe, stoneMask)
}

/** A file that any page may read, as what it lays over a picture (schema, Asset.stoneMask). */
async function expectReadable(probe: Probe, source: string): Promise<void> {
  const { status, headers } = await probe.file(source, otherPage)
  probe.expectSame(status, 200, `The status of ${source} for a page of another host`)
  const allowed = headers.get('access-control-allow-origin')
  const isRead = allowed === '*' || allowed === otherPage
  probe.expect(
    isRead,
    `A page of another host may not read ${source}: access-control-allow-origin is ${allowed}`,
  )
}

/** How large the picture at an address is; a deviation where there is none. */
export async function sizeOf(probe: Probe, source: string) {
  const { status, type, content } = await probe.file(source)
  probe.expectSame(status, 200, `The status of the picture ${source}`)
  probe.expect(type.startsWith('image/'), `The picture ${source} is answered as ${type}`)
  const { width, height, type: format } = measured(probe, source, content)
  const known = typesOf[format ?? ''] ?? type
  probe.expect(type.startsWith(known), `The picture ${source} is ${known} and is answered as ${type}`)
  return { width, height, type, isDrawing: format === 'svg' }
}

function measured(probe: Probe, source: string, content: Uint8Array) {
  try {
    return imageSize(content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    probe.expect(false, `The picture ${source} cannot be read: ${reason}`)
    throw error
  }
}
