import type { Locator } from '@playwright/test'

/** The mean of what is seen of an element between shares of its width and height: red, green and blue, 0 to 255. */
export async function colourOf(
  element: Locator,
  within: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): Promise<{ readonly red: number; readonly green: number; readonly blue: number }> {
  const bytes = [...(await element.screenshot())]
  return element.page().evaluate(
    async ({ png, x, y }) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(png)], { type: 'image/png' }))
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (!context) throw new Error('No canvas')
      context.drawImage(picture, 0, 0)
      // Two shares make two places.
      const [left, right] = x.map((share) => Math.round(share * picture.width)) as [number, number]
      const [top, bottom] = y.map((share) => Math.round(share * picture.height)) as [number, number]
      const { data } = context.getImageData(left, top, right - left, bottom - top)
      const mean = (channel: number) =>
        data.filter((_, at) => at % 4 === channel).reduce((sum, value) => sum + value, 0) / (data.length / 4)
      return { red: mean(0), green: mean(1), blue: mean(2) }
    },
    { png: bytes, ...within },
  )
}
