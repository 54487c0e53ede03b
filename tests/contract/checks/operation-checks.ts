import type { Variables } from '../assert-answer.ts'
import { mutantsOf } from '../mutants.ts'
import type { Operation } from '../operations.ts'
import { codesOf, isRefused } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'
import { Deviation } from '../runner/outcome.ts'
import { type Probe, short } from '../runner/probe.ts'
import { variablesFor } from '../variables.ts'

/** Requests of one check that wait at the same time; those that change something go one by one. */
const atOnce = 6

/** The checks of each operation of the storefront: its answers keep the contract, its mutants are refused. */
export function operationChecks(operations: readonly Operation[]): Check[] {
  return operations.flatMap((operation): Check[] => [
    {
      operation: operation.name,
      name: 'answers as the contract says',
      writes: operation.isMutation,
      run: (probe) => answers(probe, operation),
    },
    {
      operation: operation.name,
      name: 'refuses every mutant',
      writes: operation.isMutation,
      // What is refused changes nothing.
      isApart: true,
      run: (probe) => refusesMutants(probe, operation),
    },
  ])
}

async function answers(probe: Probe, operation: Operation): Promise<void> {
  const samples = variablesFor(operation, await probe.shared.stock())
  await each(samples, operation.isMutation, async (variables) => {
    const answer = await probe.send(operation.text, variables)
    const sent = { query: operation.text, variables }
    const isForNobody = probe.address.token === null && codesOf(answer).includes('UNAUTHENTICATED')
    probe.skipUnless(!isForNobody, 'asks who somebody is, and no --token was given')
    const { problem } = probe.read(sent, answer)
    probe.expectations += 1
    if (problem) throw new Deviation(problem, sent, (again, its) => probe.read(again, its).problem)
  })
}

async function refusesMutants(probe: Probe, operation: Operation): Promise<void> {
  const [variables = {}] = variablesFor(operation, await probe.shared.stock())
  const mutants = mutantsOf(operation, variables, probe.schema)
  if (mutants.length === 0) throw new Deviation('There is no way to make it wrong')
  await each(mutants, operation.isMutation, async (mutant) => {
    const answer = await probe.send(mutant.query, mutant.variables)
    const sent = { query: mutant.query, variables: mutant.variables }
    const message = `Not refused: ${mutant.kind} at ${mutant.place}: ${answer.status} ${short(answer.text)}`
    probe.expectations += 1
    if (!isRefused(answer, mutant.query))
      throw new Deviation(message, sent, (again, its) => (isRefused(its, again.query) ? null : message))
  })
}

async function each<Item extends Variables | object>(
  items: readonly Item[],
  isOneByOne: boolean,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: isOneByOne ? 1 : atOnce }, worker))
}
