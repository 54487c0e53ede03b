import { edgeRow, type EdgeStoneName } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { stoneAt, stoneIdAt } from '@shop/fixtures/stones/stone-at'
import type { Page } from '@playwright/test'

/** A setting that takes round stones of 4.1 to 9 mm, in gold: £865.00, and 8 percent more from 6.2 mm on. */
export const goldSolitaire = '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold'

/** The id of a stone that a page has to cope with. */
export function edgeStoneId(name: EdgeStoneName): string {
  return stoneIdAt(edgeRow(name))
}

/** The page of a stone by itself. */
export function stonePath(name: EdgeStoneName): string {
  return `/gemstone/${edgeStoneId(name)}`
}

/** The page of a stone for the gold solitaire. */
export function stoneForSettingPath(name: EdgeStoneName): string {
  return `${goldSolitaire}/gemstone/${edgeStoneId(name)}`
}

/** A stone that can be bought and has a picture that turns. */
export function turningStoneId(): string {
  const columns = generateStones({ count: 200 })
  for (let row = 0; row < 200; row += 1) {
    const { id, availability, pictures } = stoneAt(columns, row)
    if (pictures.isTurning && pictures.isOwn && availability === 'AVAILABLE') return id
  }
  throw new Error('None of the first stones turns')
}

/** A round stone of a species and colour that the gold solitaire takes and that can be bought. */
export function roundStoneId(species: string, colour: string): string {
  const columns = generateStones()
  for (let row = 0; row < columns.shape.length; row += 1) {
    const { id, availability, shape, measLength, ...stone } = stoneAt(columns, row)
    const isWanted = stone.species === species && stone.fancyColour === colour
    const isTaken = shape === 'Round Brilliant' && measLength >= 4.1 && measLength < 9
    if (isWanted && isTaken && availability === 'AVAILABLE') return id
  }
  throw new Error(`No round ${colour} ${species} fits`)
}

/** Chooses the stone of the open page to be compared. */
export async function compareThisStone(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Compare / })
    .check()
}
