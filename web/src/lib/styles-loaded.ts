/**
 * Waits until every style sheet of the page has come, or has failed to, as `start.inline.js` may know already, and makes
 * them count: what a script shows is styled then, even where the fonts, which the sheets wait for, are slower than the
 * script.
 */
export async function stylesLoaded(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const awaited = sheets.filter(({ sheet, dataset }) => sheet === null && !('failed' in dataset))
  await Promise.all(
    awaited.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true })
          link.addEventListener('error', () => resolve(), { once: true })
        }),
    ),
  )
  for (const { sheet } of sheets) if (sheet?.media.mediaText === 'not all') sheet.media.mediaText = 'all'
}
