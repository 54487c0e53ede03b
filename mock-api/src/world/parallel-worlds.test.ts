import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Fault } from '@shop/schema/http/world-faults'
import { Worlds } from './worlds.ts'

/** Something that is done to a world, and what it answers. */
type Act =
  | { readonly kind: 'set'; readonly nowMs: number; readonly frozen: boolean }
  | { readonly kind: 'advance'; readonly advanceMs: number }
  | { readonly kind: 'fault'; readonly faults: readonly Fault[] }
  | { readonly kind: 'request'; readonly operation: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'look' }

const worldIds = ['default', 'a', 'b', 'c', 'd', 'e'] as const
const operation = fc.constantFrom('SettingList', 'DesignDetail', '*')

const fault: fc.Arbitrary<Fault> = fc.record(
  { kind: fc.constant('delay'), operation, delayMs: fc.nat(50), remaining: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['kind', 'operation', 'delayMs'] },
)

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('set'), nowMs: fc.nat(2_000_000_000), frozen: fc.boolean() }),
  fc.record({ kind: fc.constant('advance'), advanceMs: fc.nat(1_000_000) }),
  fc.record({ kind: fc.constant('fault'), faults: fc.array(fault, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('request'), operation }),
  fc.record({ kind: fc.constant('reset') }),
  fc.record({ kind: fc.constant('look') }),
)

/** Acts on worlds in the order of the list; what each world answered, act by act. */
function answersOf(acts: readonly { readonly id: string; readonly act: Act }[]): Map<string, unknown[]> {
  const worlds = new Worlds({ startMs: 0, realTimeMs: () => 0 })
  for (const id of worldIds) worlds.create(id)
  const answers = new Map<string, unknown[]>(worldIds.map((id) => [id, []]))
  for (const { id, act: each } of acts) answers.get(id)?.push(perform(worlds, id, each))
  worlds.close()
  return answers
}

function perform(worlds: Worlds, id: string, each: Act): unknown {
  const lookup = worlds.find(id)
  if (lookup.kind !== 'found') return lookup
  const { world } = lookup
  switch (each.kind) {
    case 'set':
      return world.setClock(new Date(each.nowMs), each.frozen)
    case 'advance':
      return world.advanceClock(each.advanceMs)
    case 'fault':
      return world.setFaults(each.faults)
    case 'request':
      return world.takeFaults(() => each.operation)
    case 'reset':
      return world.reset()
    case 'look':
      return world.view()
  }
}

it('lets no world see another: worlds used in any order answer as when used one after the other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.constantFrom(...worldIds), act }), { minLength: 20, maxLength: 60 }),
      (interleaved) => {
        const serial = worldIds.flatMap((id) => interleaved.filter((each) => each.id === id))
        expect(answersOf(interleaved)).toEqual(answersOf(serial))
      },
    ),
    { numRuns: 100 },
  )
})
