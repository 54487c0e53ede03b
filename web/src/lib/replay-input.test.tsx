import { expect, test } from 'vitest'
import { replayInput, showKept } from './replay-input.ts'

test('a button whose press was kept looks as before once it is pressed again', () => {
  const button = document.createElement('button')
  document.body.append(button)
  const opacities: string[] = []
  button.addEventListener('click', () => opacities.push(getComputedStyle(button).opacity))
  showKept(button)
  expect(button.getAnimations().map(({ id }) => id)).toEqual(['kept-press'])
  expect(getComputedStyle(button).opacity).toBe('0.55')
  replayInput([{ target: button, type: 'click' }])
  expect(opacities).toEqual(['1'])
  button.remove()
})
