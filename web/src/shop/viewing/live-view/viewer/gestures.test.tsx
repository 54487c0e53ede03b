import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { followHand } from './gestures.ts'

/** A stage to be touched, and what the hand on it has done, in order. */
async function stage(isInPage = false) {
  const did: [what: string, detail?: unknown][] = []
  const hand = {
    drag: (move: unknown) => void did.push(['drag', move]),
    fling: (speed: unknown) => void did.push(['fling', speed]),
    step: (move: unknown) => void did.push(['step', move]),
    reset: () => void did.push(['reset']),
  }
  const ended = new AbortController()
  const screen = await render(
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it listens to keys
      tabIndex={0}
      style={{ width: 400, height: 400 }}
      ref={(element) => {
        if (element && !ended.signal.aborted) followHand(element, hand, { isInPage, signal: ended.signal })
        return () => ended.abort()
      }}
    />,
  )
  const element = screen.getByRole('application').element()
  if (!(element instanceof HTMLElement)) throw new Error('A stage is an element')
  // A made-up pointer cannot be captured.
  element.setPointerCapture = () => {}
  const touch = (type: string, pointerId: number, clientX: number, clientY = 200) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0 }))
  return { did, element, touch }
}

it('turns by as much as it is dragged', async () => {
  const { did, touch } = await stage()
  touch('pointerdown', 1, 200)
  touch('pointermove', 1, 100, 250)
  expect(did).toEqual([['drag', { yaw: expect.closeTo(0.9), elevation: expect.closeTo(0.45) }]])
})

it('comes nearer by as much as two fingers move apart, and goes away as they come together', async () => {
  const { did, touch } = await stage()
  touch('pointerdown', 1, 160)
  touch('pointerdown', 2, 240)
  touch('pointermove', 2, 260)
  touch('pointermove', 2, 210)
  expect(did).toEqual([
    ['drag', { zoom: 1.25 }],
    ['drag', { zoom: 0.5 }],
  ])
})

it('turns by a step for an arrow key, comes nearer for +, and begins again for Home', async () => {
  const { did, element } = await stage()
  element.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}+-{Home}')
  expect(did).toEqual([
    ['step', { yaw: 0.18 }],
    ['step', { yaw: -0.18 }],
    ['step', { elevation: 0.18 }],
    ['step', { elevation: -0.18 }],
    ['step', { zoom: 1.25 }],
    ['step', { zoom: 0.8 }],
    ['reset'],
  ])
})

it('in a page, leaves the wheel to the page, save for two fingers on a pad', async () => {
  const { did, element } = await stage(true)
  const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true })
  element.dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(false)
  expect(did).toEqual([])
  element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, cancelable: true }))
  expect(did).toEqual([['drag', { zoom: expect.closeTo(Math.exp(-1)) }]])
})
