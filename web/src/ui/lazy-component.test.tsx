import { useState, type ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyComponent } from './lazy-component.ts'

const Panel = () => <p>Polish: Excellent</p>

/** A part that a button opens and closes. */
function Opened({ Part }: { Part: ComponentType }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>More</button>
      {isOpen && <Part />}
    </>
  )
}

it('says that its code did not come, and shows it when it is opened again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('away'))
  const onFailure = vi.fn<(error: unknown) => void>()
  const part = lazyComponent(load, null, onFailure, () => <p role="alert">Try again.</p>)
  const screen = await render(<Opened Part={part.Component} />)
  const more = screen.getByRole('button', { name: 'More' })
  await more.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Try again.')
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('away'))
  const code = Promise.withResolvers<ComponentType>()
  load.mockReturnValue(code.promise)
  await more.click()
  await more.click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  code.resolve(Panel)
  await expect.element(screen.getByText('Polish: Excellent')).toBeVisible()
})

it('lets a page that stands without it be shown when its code did not come, and shows it once it does', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('away'))
  const onFailure = vi.fn<(error: unknown) => void>()
  const part = lazyComponent(load.mockResolvedValue(Panel), null, onFailure)
  await part.preload()
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('away'))
  const screen = await render(<part.Component />)
  await expect.element(screen.getByText('Polish: Excellent')).toBeVisible()
})
