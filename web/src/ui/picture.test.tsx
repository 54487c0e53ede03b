import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PictureFile } from '#lib/picture-file.ts'
import { Picture } from './picture.tsx'

/** A picture of one pixel, which only its name tells from another. */
const pixel = (name: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" id="${name}"/>`)}`
const ring: PictureFile = {
  src: pixel('usual'),
  smallSrc: null,
  largeSrc: pixel('large'),
  width: 640,
  placeholder: null,
}

async function shown(picture: PictureFile, { isLarge, width }: { isLarge: boolean; width: number }) {
  await page.viewport(width, 800)
  const screen = await render(
    <Picture picture={picture} alt="A ring" sizes="10rem" isLarge={isLarge} isEager />,
  )
  return () => (screen.getByAltText('A ring').element() as HTMLImageElement).currentSrc // which it is
}

it.each([
  ['the largest file where it stands large on a wide screen', 'largeSrc', { isLarge: true, width: 1440 }],
  ['the usual file on a small one', 'src', { isLarge: true, width: 390 }],
  ['the usual file where it stands small', 'src', { isLarge: false, width: 1440 }],
] as const)('takes %s', async (_, file, place) => {
  await expect.poll(await shown(ring, place)).toBe(ring[file])
})

it('takes the usual file where the largest cannot be had', async () => {
  const broken = { ...ring, largeSrc: 'data:image/avif;base64,AAAA' }
  await expect.poll(await shown(broken, { isLarge: true, width: 1440 })).toBe(ring.src)
})
