import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAtRest } from '#ui/use-at-rest.ts'
import styles from './design-grid.module.css'

/** Cards of several heights, as those with long names are higher. */
function Grid({ shown, count }: { readonly shown: string; readonly count: number }) {
  return (
    <ul className={styles.grid} data-at-rest={useAtRest(shown) || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <p style={{ blockSize: `${200 + (index % 7) * 31}px` }}>{`Card ${index + 1}`}</p>
        </li>
      ))}
    </ul>
  )
}

async function grid() {
  await page.viewport(390, 844)
  const screen = await render(<Grid shown="first" count={24} />)
  const list = screen.getByRole('list').element()
  const cards = () => [...list.children]
  return {
    ...screen,
    isAtRest: () => list.hasAttribute('data-at-rest'),
    places: () => cards().map((card) => card.getBoundingClientRect().top),
    isLeftOut: (place: number) =>
      !cards().at(place)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  }
}

it('leaves out cards far from sight once it rests, and moves none', async () => {
  const { isAtRest, isLeftOut, places } = await grid()
  const before = places()
  await expect.poll(isAtRest).toBe(true)
  await expect.poll(() => isLeftOut(-1)).toBe(true)
  expect(isLeftOut(0)).toBe(false)
  expect(places()).toEqual(before)
})

it('lays out what is new before it rests again', async () => {
  const { isAtRest, places, rerender } = await grid()
  await expect.poll(isAtRest).toBe(true)
  await rerender(<Grid shown="more" count={48} />)
  const laidOut = places()
  await expect.poll(isAtRest).toBe(true)
  expect(places()).toEqual(laidOut)
  // Each as high as what is in it: the last ones were never in sight.
  expect(new Set(laidOut).size).toBe(24)
})
