import { expect, it, onTestFinished, vi } from 'vitest'
import { stylesLoaded } from './styles-loaded.ts'

/** A link to a sheet, as browsers leave it that make none of what could not be fetched. */
function addLink() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.head.append(link)
  onTestFinished(() => link.remove())
  return link
}

it('waits for a sheet that is still to come, or fails', async () => {
  const [coming, failing] = [addLink(), addLink()]
  const onLoaded = vi.fn<() => void>()
  const loaded = stylesLoaded().then(onLoaded)
  coming.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onLoaded).not.toHaveBeenCalled()
  failing.dispatchEvent(new Event('error'))
  await loaded
})

it('does not wait for one that is known to have failed', async () => {
  addLink().dataset['failed'] = ''
  await expect(stylesLoaded()).resolves.toBeUndefined()
})
