import { expect, it } from 'vitest'
import { remembered } from './memo.ts'

function counted(limit: number) {
  const made: string[] = []
  const draw = remembered(
    limit,
    (input: string) => input,
    (input) => {
      made.push(input)
      return input.toUpperCase()
    },
  )
  return { made, draw }
}

it('makes a thing once', () => {
  const { made, draw } = counted(2)
  expect([draw('a'), draw('a')]).toEqual(['A', 'A'])
  expect(made).toEqual(['a'])
})

it('forgets what was asked for longest ago', () => {
  const { made, draw } = counted(2)
  for (const input of ['a', 'b', 'a', 'c', 'a', 'b']) draw(input)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
