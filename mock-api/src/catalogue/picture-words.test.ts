import { designs } from '@shop/fixtures/designs/designs'
import { expect, it } from 'vitest'
import { everyStill } from '../pictures/testing/every-still.ts'
import { assetsOf } from './design-assets.ts'

const stills = everyStill()

/** What the pictures of every design say after its name and its metal. */
const words = new Map(
  designs.map((design) => {
    const assets = assetsOf(design, { attributeIds: [], defaultShape: false }, stills)
    const said = assets.map(({ asset }) =>
      (asset.alt ?? '').replace(/^.* in [a-z0-9 ]*?(?=( with |, seen |$))/, ''),
    )
    return [design, new Set(said)]
  }),
)
const everyWord = new Set([...words.values()].flatMap((said) => [...said]))

it('a picture names the shape of its stone, and how it is seen the second time', () => {
  const shapes = [
    'a round stone',
    'an oval stone',
    'an emerald-cut stone',
    'a cushion-cut stone',
    'a pear-shaped stone',
    'a princess-cut stone',
    'a radiant-cut stone',
    'a marquise-cut stone',
    'an Asscher-cut stone',
    'a heart-shaped stone',
  ]
  for (const shape of shapes) expect(everyWord).toContain(` with ${shape}`)
  const allowed = ['', ...shapes.map((shape) => ` with ${shape}`)].flatMap((said) => [
    said,
    `${said}, seen from the side`,
    `${said}, seen from above`,
  ])
  expect([...everyWord].filter((said) => !allowed.includes(said))).toEqual([])
})

it.each([
  ['setting', 'side'],
  ['pendant-setting', 'side'],
  ['earring-setting', 'side'],
  ['band', 'above'],
  ['stone-band', 'above'],
  ['dress-ring', 'side'],
  ['necklace', 'side'],
  ['earrings', 'side'],
  ['bracelet', 'above'],
])('a %s is seen from the %s the second time', (kind, side) => {
  const seen = [...words].flatMap(([{ pictures }, said]) => (pictures?.kind === kind ? [...said] : []))
  const second = seen.filter((each) => each.includes('seen')).map((each) => each.replace(/^.*, /, ''))
  expect(new Set(second)).toEqual(new Set([side === 'above' ? 'seen from above' : 'seen from the side']))
})
