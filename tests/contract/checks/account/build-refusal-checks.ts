import { optionsOf } from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawEarringsWithPair, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'

const saveQuery = 'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }'
const name = 'Contract'

/** Builds that are none, and what there is not to delete (schema, SavedBuildErrorCode and deleteSavedBuild). */
export const buildRefusalChecks: readonly Check[] = [
  {
    operation: 'SaveBuild',
    name: 'parts that do not go together are told by a code, and the build is not kept',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input, design } = await drawSettingWithStone(probe)
      const ofShape = optionsOf(design, shapeAttribute).map(({ id }) => id)
      const otherMetal = optionsOf(design, metalAttribute).find(({ id }) => !input.optionIds.includes(id))
      const misfit = await stoneOfAnotherShape(probe, input.optionIds)
      for (const [code, change] of [
        ['UNKNOWN_OPTION', { optionIds: [...input.optionIds, 'no-such-option'] }],
        ['OPTION_NOT_CHOSEN', { optionIds: input.optionIds.filter((id) => !ofShape.includes(id)) }],
        ...(otherMetal
          ? [['OPTION_NOT_CHOSEN', { optionIds: [...input.optionIds, otherMetal.id] }] as const]
          : []),
        ['UNKNOWN_FINGER_SIZE', { fingerSize: 'ZZ' }],
        ['ENGRAVING_NOT_ALLOWED', { engraving: { font: 'No Such Font', text: 'A' } }],
        ['NAME_REQUIRED', { name: ' ' }],
        ...(misfit ? [['STONE_DOES_NOT_FIT', { gemstoneId: misfit }] as const] : []),
      ] as const) {
        await expectRefused(probe, code, { ...input, ...change })
      }
    },
  },
  {
    operation: 'SaveBuild',
    name: 'one stone alone, and two that are no pair, are no build of earrings',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input, stones } = await drawEarringsWithPair(probe)
      const [first] = stones
      const query = 'query ($min: Float!) { listGemstones(caratMin: $min, pageSize: 20) { items { id } } }'
      const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, {
        min: (first?.caratWeight ?? 0) * 1.5,
      })
      const [heavier] = probe.random.some(listGemstones.items, 1)
      const { gemstonePair: _, ...withoutPair } = input
      if (first) await expectRefused(probe, 'WRONG_STONE_COUNT', { ...withoutPair, gemstoneId: first.id })
      if (first && heavier)
        await expectRefused(probe, 'STONES_NOT_A_PAIR', { ...input, gemstonePair: [first.id, heavier.id] })
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build that no page sends is refused',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input } = await drawSettingWithStone(probe)
      const { gemstoneId = '', optionIds } = input
      for (const [what, build] of [
        ['a stone and a pair at once', { ...input, gemstonePair: [gemstoneId, 'another'] }],
        ['options without a setting', { gemstoneId, optionIds }],
        ['a finger size without a setting', { gemstoneId, fingerSize: 'M' }],
        ['neither a setting nor a stone', {}],
      ] as const) {
        const id = newId()
        try {
          await probe.expectRefusal(saveQuery, { input: { id, name, ...build } }, what, 'BAD_USER_INPUT')
          await expectNone(probe, id, what)
        } finally {
          await remove(probe, id)
        }
      }
    },
  },
  ...(['deleteSavedBuild', 'deleteAddress'] as const).map((field): Check => {
    const [type, list] = field === 'deleteAddress' ? ['Address', 'addresses'] : ['SavedBuild', 'savedBuilds']
    return {
      operation: `Delete${type}`,
      name: 'what there is not to delete changes nothing, and is no error',
      writes: true,
      async run(probe) {
        needToken(probe)
        const answer = `{ ${list} { id } userErrors { code } }`
        const query = `mutation ($input: Delete${type}Input!) { ${field}(input: $input) ${answer} }`
        const before = (await probe.ask<Readonly<Record<string, unknown>>>(`{ ${list} { id } }`))[list]
        const deleted = (
          await probe.ask<Readonly<Record<string, unknown>>>(query, { input: { id: newId() } })
        )[field]
        probe.expectSame(
          deleted,
          { [list]: before, userErrors: [] },
          'What there is, and what speaks against it',
        )
      },
    }
  }),
]

/** A build that is refused with a code, among others, and is there for no read. */
async function expectRefused(probe: Probe, code: string, build: object): Promise<void> {
  const id = newId()
  const { saveBuild } = await probe.ask<{ saveBuild: { userErrors: { code: string }[] } }>(saveQuery, {
    input: { id, name, ...build },
  })
  const codes = saveBuild.userErrors.map((error) => error.code)
  try {
    probe.expect(codes.includes(code), `The codes are ${codes.join() || 'none'} instead of ${code}`)
    await expectNone(probe, id, code)
  } finally {
    if (codes.length === 0) await remove(probe, id)
  }
}

/** Whatever has been kept, this is not. */
async function remove(probe: Probe, id: string): Promise<void> {
  await probe.send('mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }', {
    id,
  })
}

async function expectNone(probe: Probe, id: string, what: string): Promise<void> {
  const query = 'query ($id: ID!) { savedBuild(id: $id) { id } }'
  const { savedBuild } = await probe.ask<{ savedBuild: unknown }>(query, { id })
  probe.expectSame(savedBuild, null, `The build that is kept after ${what}`)
}

/** The id of a stone of a shape that is not the chosen one; undefined where there is none. */
async function stoneOfAnotherShape(probe: Probe, optionIds: readonly string[]): Promise<string | undefined> {
  const ids = shapes.flatMap((shape) =>
    shape.ids.some((id) => optionIds.includes(id)) ? [] : [...shape.ids],
  )
  const query = 'query ($ids: [ID!]!) { listGemstones(attributeIds: $ids, pageSize: 20) { items { id } } }'
  const { listGemstones } = await probe.ask<{ listGemstones: { items: { id: string }[] } }>(query, { ids })
  return probe.random.some(listGemstones.items, 1)[0]?.id
}
