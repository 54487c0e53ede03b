import { useEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LazyDialog } from './lazy-dialog.tsx'

function Enlarged({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="The picture" onClose={onClose}>
      <button onClick={() => dialog.current?.close()}>Close</button>
    </dialog>
  )
}

async function zoom(load: () => Promise<typeof Enlarged>) {
  const onFailure = vi.fn<(error: unknown) => void>()
  const screen = await render(
    <LazyDialog label="Zoom" load={load} failure="The picture did not come." onFailure={onFailure}>
      {(Loaded, onClose) => <Loaded onClose={onClose} />}
    </LazyDialog>,
  )
  return {
    onFailure,
    opener: screen.getByRole('button', { name: 'Zoom' }),
    dialog: screen.getByRole('dialog', { name: 'The picture' }),
    close: screen.getByRole('button', { name: 'Close' }),
    alert: screen.getByRole('alert'),
  }
}

it('opens for the press that asked for it, however slow its code is to come', async () => {
  const code = Promise.withResolvers<typeof Enlarged>()
  const { opener, dialog, close } = await zoom(() => code.promise)
  await opener.click()
  await expect.element(dialog).not.toBeInTheDocument()
  code.resolve(Enlarged)
  await expect.element(dialog).toBeVisible()
  await close.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('says where its code did not come, and opens at the next press', async () => {
  const load = vi.fn<() => Promise<typeof Enlarged>>().mockRejectedValueOnce(new Error('away'))
  const { opener, dialog, alert, onFailure } = await zoom(load)
  await opener.click()
  await expect.element(alert).toHaveTextContent('The picture did not come.')
  expect(onFailure).toHaveBeenCalledWith(new Error('away'))
  load.mockResolvedValue(Enlarged)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})
