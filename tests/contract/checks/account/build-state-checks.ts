import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawStones } from '../catalogue/catalogue-fields.ts'
import { begin, end, readyOrder } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { needToken } from './signed-in-checks.ts'

const save = 'mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }'
const rename = `mutation ($input: RenameSavedBuildInput!) {
  renameSavedBuild(input: $input) { userErrors { code } }
}`
const remove = 'mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }'

/** In which order builds stand, and what one says while its stone is held (rules/account#saved-builds). */
export const buildStateChecks: readonly Check[] = [
  {
    operation: 'RenameSavedBuild',
    name: 'a build keeps its place under another name, and is the first again once it is saved anew',
    writes: true,
    async run(probe) {
      needToken(probe)
      const [stone] = await drawStones(probe, 1)
      probe.skipUnless(stone !== undefined, 'the target has no stones')
      const [one, two] = [newId(), newId()]
      const saved = (id: string) =>
        probe.ask(save, { input: { id, name: 'Contract', gemstoneId: stone?.id } })
      const order = async () => (await idsOf(probe)).filter((id) => id === one || id === two)
      try {
        await saved(one)
        await saved(two)
        const isRoom = (await order()).length === 2
        probe.skipUnless(isRoom, 'the account has no room for two builds')
        await probe.ask(rename, { input: { id: one, name: 'For Easter' } })
        probe.expectSame(await order(), [two, one], 'Two builds, after the older one got another name')
        await saved(one)
        probe.expectSame(await order(), [one, two], 'Two builds, after the older one was saved anew')
      } finally {
        for (const id of [one, two]) await probe.send(remove, { id })
      }
    },
  },
  {
    operation: 'SavedBuilds',
    name: 'a build whose stone somebody is paying for says so, and has no price, until they do not',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { cart, input, piece, stone } = await readyOrder(probe)
      const id = newId()
      await probe.ask(save, { input: { id, name: 'Contract', ...piece } })
      try {
        const before = await stateOf(probe, id)
        probe.skipUnless(before !== null, 'the account has no room for a build')
        const payment = await begin(probe, input)
        const held = await stateOf(probe, id)
        await end(probe, payment)
        probe.expectSame(
          held,
          { availability: 'STONE_UNAVAILABLE', total: null, gemstones: [{ id: stone.id }] },
          'A build whose stone somebody is paying for',
        )
        probe.expectSame(await stateOf(probe, id), before, 'The build after the payment has ended')
      } finally {
        await probe.send(remove, { id })
        await cart.clear()
      }
    },
  },
]

async function idsOf(probe: Probe): Promise<string[]> {
  const { savedBuilds } = await probe.ask<{ savedBuilds: { id: string }[] }>('{ savedBuilds { id } }')
  return savedBuilds.map(({ id }) => id)
}

async function stateOf(probe: Probe, id: string): Promise<object | null> {
  const query = 'query ($id: ID!) { savedBuild(id: $id) { availability total gemstones { id } } }'
  return (await probe.ask<{ savedBuild: object | null }>(query, { id })).savedBuild
}
