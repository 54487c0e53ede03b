import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { pictureAt } from '#data/testing/pictures.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { LiveInPlace } from '#shop/viewing/live-view/live-in-place.tsx'
import { LivePicture } from '#shop/viewing/live-view/live-picture.tsx'
import { use } from 'react'
import { GalleryLinkContext } from './gallery-link.ts'
import { Gallery } from './gallery.tsx'

const band = { kind: 'band', profile: 'd-shaped', finish: 'polished', widthMm: 4 } as const
const still = { picture: pictureAt('/a.webp'), alt: 'A band in Platinum' }

const loadNothing = async () => null

function Live({ load }: { readonly load: () => Promise<null> }) {
  const { asked, onClosed, onWorn, onThumbs } = use(GalleryLinkContext)
  return (
    <LivePicture load={load} asked={asked} onClosed={onClosed}>
      {(_, onClose) => (
        <LiveInPlace
          still={still}
          piece={band}
          metal="platinum"
          stoneLook="white"
          asked={asked}
          onWorn={onWorn}
          onThumbs={onThumbs}
          onClose={onClose}
        />
      )}
    </LivePicture>
  )
}

function Shown({ load, look = '' }: { readonly load: () => Promise<null>; readonly look?: string }) {
  return (
    <div style={{ width: 480 }}>
      <Gallery name="A band" pictures={[still]} drawnViews={['above', 'detail', 'hand']} look={look}>
        <Live load={load} />
      </Gallery>
    </div>
  )
}

async function showGallery(load: () => Promise<null> = loadNothing) {
  const screen = await renderInShop(<Shown load={load} />)
  const thumbs = screen.getByRole('listitem')
  return {
    screen,
    picture: screen.getByRole('button', { name: 'Picture 1 of 1' }),
    above: thumbs.getByRole('button', { name: 'From above' }),
    hand: thumbs.getByRole('button', { name: 'On a hand' }),
    worn: screen.getByRole('group', { name: 'On a hand' }).getByRole('button'),
    stage: screen.getByRole('application'),
    slider: screen.getByRole('slider', { name: 'Turn it' }),
    back: screen.getByRole('button', { name: 'Back to the picture' }),
  }
}

it('draws a view when its small picture is pressed, and goes back to the picture that is kept', async () => {
  const { picture, above, hand, worn, stage, slider } = await showGallery()
  await expect.element(picture).toHaveAttribute('aria-current', 'true')

  await above.click()
  await expect.element(slider).toBeVisible()
  await expect.element(above).toHaveAttribute('aria-current', 'true')
  await expect.element(picture).not.toHaveAttribute('aria-current')
  // Who walks through the small pictures stays among them.
  expect(document.activeElement).toBe(above.element())

  await hand.click()
  await expect.element(worn).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()

  await above.click()
  await expect.element(worn).toHaveAttribute('aria-pressed', 'false')
  await worn.click()
  await expect.element(hand).toHaveAttribute('aria-current', 'true')
  await expect.element(above).not.toHaveAttribute('aria-current')

  await picture.click()
  await expect.element(stage).not.toBeInTheDocument()
  await expect.element(picture).toHaveAttribute('aria-current', 'true')
})

it('shows in small what has been drawn, as long as the piece looks like that', async () => {
  const { screen, picture, above, hand, slider } = await showGallery()
  const isDrawn = (view: typeof above) => view.element().querySelector('img') !== null
  expect([above, hand].map(isDrawn)).toEqual([false, false])

  await above.click()
  await expect.element(slider).toBeVisible()
  await expect.poll(() => [above, hand].map(isDrawn)).toEqual([true, false])
  await hand.click()
  await expect.poll(() => [above, hand].map(isDrawn)).toEqual([true, true])

  await picture.click()
  expect([above, hand].map(isDrawn)).toEqual([true, true])
  await screen.rerender(<Shown load={loadNothing} look="wider" />)
  expect([above, hand].map(isDrawn)).toEqual([false, false])
})

it('keeps its picture that was asked for again before the piece had come', async () => {
  const code = Promise.withResolvers<null>()
  const { picture, hand, stage } = await showGallery(() => code.promise)
  await hand.click()
  await picture.click()
  code.resolve(null)
  await code.promise
  // The mouse goes there and back by way of the browser: by then the page has been drawn anew.
  await hand.hover()
  await expect.element(stage).not.toBeInTheDocument()
  await expect.element(picture).toHaveAttribute('aria-current', 'true')
})

it('can be asked for again what was closed', async () => {
  const { hand, worn, back, stage } = await showGallery()
  await hand.click()
  await expect.element(worn).toHaveAttribute('aria-pressed', 'true')
  await back.click()
  await expect.element(stage).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe('View in 3D')
  await expect.element(hand).not.toHaveAttribute('aria-current')
  await hand.click()
  await expect.element(worn).toHaveAttribute('aria-pressed', 'true')
})

it('stands at the next picture at once while the enlarged one hides it', async () => {
  const side = { picture: pictureAt('/b.webp'), alt: 'A band seen from the side' }
  const screen = await renderInShop(
    <div style={{ width: 480 }}>
      <Gallery name="A band" pictures={[still, side]} />
    </div>,
  )
  await screen.getByRole('button', { name: 'Zoom' }).click()
  const enlarged = screen.getByRole('dialog')
  const next = enlarged.getByRole('button', { name: 'Next picture' })
  await expect.element(next).toBeVisible()
  const row = screen.getByRole('list', { name: 'Pictures of A band', includeHidden: true }).element()
  ;(next.element() as HTMLElement).click() // no frame may pass before what follows
  expect(row.scrollLeft).toBe(row.clientWidth)
  await expect.element(enlarged.getByText('Picture 2 of 2')).toBeVisible()
})
