import type { Variables } from '../assert-answer.ts'
import { Deviation } from './outcome.ts'

/** More draws than these are not tried. */
const mostTries = 24

/**
 * Holds a relation for what was drawn, such as filters and a length of pages. What does not hold is tried again with
 * less of it, and the deviation that is thrown is that of the smallest draw which still shows one.
 */
export async function holdFor(
  drawn: Variables,
  relation: (drawn: Variables) => Promise<void>,
): Promise<void> {
  let found = await deviationOf(drawn, relation)
  if (found === null) return
  let smallest = drawn
  let tries = 0
  for (let isSmaller = true; isSmaller && tries < mostTries;) {
    isSmaller = false
    for (const candidate of smallerDraws(smallest)) {
      if (tries >= mostTries) break
      tries += 1
      const again = await deviationOf(candidate, relation)
      // A draw that is refused for what it lacks shows something else.
      if (again === null || isRefusal(again) !== isRefusal(found)) continue
      ;[smallest, found, isSmaller] = [candidate, again, true]
      break
    }
  }
  throw found
}

function smallerDraws(drawn: Variables): Variables[] {
  return Object.entries(drawn).flatMap(([name, value]) => {
    const { [name]: _, ...others } = drawn
    const less =
      typeof value === 'number' && value > 1 && Number.isInteger(value) ? [1, Math.floor(value / 2)] : []
    const numbers = [...new Set(less)].filter((number) => number < Number(value))
    return [others, ...numbers.map((number) => ({ ...drawn, [name]: number }))]
  })
}

async function deviationOf(
  drawn: Variables,
  relation: (drawn: Variables) => Promise<void>,
): Promise<Deviation | null> {
  try {
    await relation(drawn)
    return null
  } catch (error) {
    if (error instanceof Deviation) return error
    throw error
  }
}

function isRefusal({ message }: Deviation): boolean {
  return message.startsWith('It is refused')
}
