import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { holdPlace } from './hold-place.ts'

/** A page of which the first part grows above what is in sight, as the next page may be longer there. */
async function grow(): Promise<number> {
  document.body.innerHTML = '<p style="block-size: 600px">One</p><p style="block-size: 4000px">Two</p>'
  for (const top of [0, 700]) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  document.querySelector('p')?.style.setProperty('block-size', '900px')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return Math.round(window.scrollY)
}

it('keeps the window where it is until the visitor does something (rules/shell#titles)', async () => {
  await page.viewport(1024, 600)
  expect(await grow()).toBe(1000)
  holdPlace()
  expect(await grow()).toBe(700)
  window.dispatchEvent(new WheelEvent('wheel'))
  expect(await grow()).toBe(1000)
})
