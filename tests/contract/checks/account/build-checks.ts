import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { engravingAttribute, fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import type { PieceInput } from '../cart/cart-at-target.ts'
import { chosenOf, designsOf, drawEarringsWithPair, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { drawStones } from '../catalogue/catalogue-fields.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'

type Facts = Readonly<Record<string, unknown>>

/** A part of a build is enough to be kept. */
type Choice = Partial<PieceInput> & { readonly kind?: string | null }

const { setting } = categoryIds
const { engagementRing, pendant, earring } = subCategoryIds

/** What a build says of whoever wears it, of its kind, and of its stones (rules/account#saved-builds). */
export const buildChecks: readonly Check[] = [
  {
    operation: 'SaveBuild',
    name: 'finger size and lettering of a build are kept, and that its size is not known',
    writes: true,
    async run(probe) {
      needToken(probe)
      const design = (await designsOf(probe, setting, [engagementRing])).find(
        (each) => optionsOf(each, fingerSizeAttribute).length > 0,
      )
      probe.skipUnless(design !== undefined, 'the target has no setting with finger sizes')
      if (!design) return
      const ring = { sku: design.sku, optionIds: chosenOf(probe, design) }
      const [size] = probe.random.some(optionsOf(design, fingerSizeAttribute), 1)
      const [font] = probe.random.some(optionsOf(design, engravingAttribute), 1)
      const none = { fingerSize: null, isSizeUnsure: false, engraving: null }
      for (const chosen of [
        { ...none, fingerSize: size?.name ?? null },
        { ...none, isSizeUnsure: true },
        { ...none, ...(font && { engraving: { font: font.name, text: 'A' } }) },
      ]) {
        const kept = await saved(
          probe,
          { ...ring, ...chosen },
          'fingerSize isSizeUnsure engraving { font text }',
        )
        probe.expectSame(kept, chosen, `What is kept of ${JSON.stringify(chosen)}`)
      }
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build is of the kind of its setting, and without one of the kind that was meant',
    writes: true,
    async run(probe) {
      needToken(probe)
      for (const subCategoryId of [engagementRing, pendant, earring]) {
        const [design] = await designsOf(probe, setting, [subCategoryId])
        if (!design) continue
        const kind = createKindOf(design).replace('-', '_').toUpperCase()
        const meant = kind === 'ENGAGEMENT_RING' ? 'PENDANT' : 'ENGAGEMENT_RING'
        const choice = { sku: design.sku, optionIds: chosenOf(probe, design), kind: meant }
        probe.expectSame(
          await saved(probe, choice, 'kind'),
          { kind },
          `The kind of a build of ${design.sku} that was meant as ${meant}`,
        )
      }
      const [stone] = await drawStones(probe, 1)
      if (!stone) return
      for (const kind of ['PENDANT', 'ENGAGEMENT_RING', null]) {
        const kept = await saved(probe, { gemstoneId: stone.id, kind }, 'kind')
        probe.expectSame(kept, { kind }, 'The kind of a stone without a setting')
      }
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build shows the stone that was chosen as the list of stones does',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input, stones } = await drawSettingWithStone(probe)
      const shown = stones.map(({ id, price, caratWeight }) => ({ id, price, caratWeight }))
      probe.expectSame(
        await saved(probe, input, 'gemstones { id price caratWeight }'),
        { gemstones: shown },
        'The stone of a build beside the list of stones',
      )
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build has the stones of a pair in the order in which they were chosen',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input, stones } = await drawEarringsWithPair(probe)
      const inOrder = probe.random.some(stones, 2)
      for (const pair of [inOrder, inOrder.toReversed()]) {
        const gemstonePair = pair.map(({ id }) => id)
        const kept = await saved(probe, { ...input, gemstonePair }, 'gemstonePair gemstones { id price }')
        const gemstones = pair.map(({ id, price }) => ({ id, price }))
        probe.expectSame(kept, { gemstonePair, gemstones }, 'The pair of a build')
      }
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build has the setting that was chosen, and a price once nothing is missing',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input } = await drawSettingWithStone(probe)
      const { gemstoneId = '', ...withoutStone } = input
      const fields = 'design { sku } total availability'
      const none = { total: null, availability: null }
      const design = { sku: input.sku }
      const ofSetting = await saved(probe, withoutStone, fields)
      probe.expectSame(ofSetting, { design, ...none }, 'The setting and the price of a setting alone')
      const ofStone = await saved(probe, { gemstoneId }, fields)
      probe.expectSame(ofStone, { design: null, ...none }, 'The setting and the price of a stone alone')
      const whole = await saved(probe, input, fields)
      probe.expectSame(
        { ...whole, total: typeof whole?.['total'] },
        { design, total: 'number', availability: 'AVAILABLE' },
        'The setting of a whole build, whether it has a price, and whether it can be bought',
      )
    },
  },
]

/** What an account keeps of a choice; it is deleted again. */
async function saved(probe: Probe, choice: Choice, fields: string): Promise<Facts | null> {
  const id = newId()
  const query = `mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }`
  const { saveBuild } = await probe.ask<{ saveBuild: { userErrors: unknown[] } }>(query, {
    input: { id, name: 'Contract', ...choice },
  })
  probe.expectSame(saveBuild.userErrors, [], `What speaks against ${JSON.stringify(choice)}`)
  try {
    const one = `query ($id: ID!) { savedBuild(id: $id) { ${fields} } }`
    return (await probe.ask<{ savedBuild: Facts | null }>(one, { id })).savedBuild
  } finally {
    const remove = 'mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }'
    await probe.send(remove, { id })
  }
}
