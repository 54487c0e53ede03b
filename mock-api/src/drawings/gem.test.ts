import { shapes } from '@shop/schema/domain/taxonomy'
import { expect, it } from 'vitest'
import { drawStone } from './gem.ts'
import { expectSoundSvg } from './sound-svg.ts'

it.each(shapes)('draws a loose $name stone', ({ slug, name }) => {
  const picture = drawStone(slug)
  expectSoundSvg(picture)
  expect(picture).toContain(`<title>${name} stone, white</title>`)
})

it('draws a blue stone blue', () => {
  const fills = [...drawStone('oval-shape', 'blue').matchAll(/fill="#([\da-f])([\da-f])([\da-f])"/g)]
  const channels = fills.map(([, ...digits]) => digits.map((digit) => parseInt(digit, 16)))
  const [red = 0, , blue = 0] = [0, 1, 2].map((at) =>
    channels.reduce((sum, digits) => sum + (digits[at] ?? 0), 0),
  )
  expect(blue).toBeGreaterThan(red * 1.5)
})
