/**
 * Stands at the end of a page, in place of the tag that would fetch its script. A page is read before it is used: so
 * its whole style sheets, with their fonts, and its script are fetched once the page and its first pictures are
 * painted, or as soon as the visitor touches, types or scrolls and has seen that it was heard. `data-files` ends with
 * the script itself; what stands before it the script brings when it runs, and is fetched beside it. React knows its
 * style sheets by their precedence.
 * The sheets count once all have come and their fonts with them, or when the page comes alive (`styles-loaded.ts`): for
 * each by itself the whole page would be styled, laid out and painted anew.
 */
;(() => {
  const { styles, fonts, files } = document.currentScript.dataset
  let isStarted = false
  // Asking for a file takes a phone some milliseconds, and there are twenty: what is touched in between is answered.
  const filesAtOnce = 6
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove']
  function start() {
    for (const sign of signs) removeEventListener(sign, afterPaint, true)
    removeEventListener('load', afterPaint)
    if (isStarted) return
    isStarted = true
    const sheet = { rel: 'stylesheet', 'data-precedence': 'default', media: 'not all', fetchpriority: 'high' }
    const sheets = styles.split(' ').map((href) => add('link', { ...sheet, href }))
    const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'high' }
    const late = fonts
      .split(' ')
      .filter(Boolean)
      .map((href) => add('link', { ...font, href }))
    void showTogether(sheets, late)
    void fetchScripts(files.split(' '))
  }
  async function fetchScripts(modules) {
    for (const [place, href] of modules.slice(0, -1).entries()) {
      if (place % filesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve))
      add('link', { rel: 'modulepreload', href })
    }
    add('script', { type: 'module', async: '', src: modules.at(-1) })
  }
  function add(name, attributes) {
    const element = document.createElement(name)
    for (const key in attributes) element.setAttribute(key, attributes[key])
    document.head.append(element)
    return element
  }
  async function showTogether(sheets, late) {
    await Promise.all([...sheets, ...late].map(settled))
    // Through the sheet, so that all count with the next frame: for its attribute a browser would fetch each anew.
    for (const { sheet } of sheets) if (sheet) sheet.media.mediaText = 'all'
  }
  function settled(link) {
    return new Promise((resolve) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => {
        // A browser may give it no sheet, as if it were still to come.
        link.dataset.failed = ''
        resolve()
      })
    })
  }
  function afterPaint() {
    requestAnimationFrame(() => setTimeout(start))
  }
  for (const sign of signs) addEventListener(sign, afterPaint, { capture: true, passive: true })
  if (window.earlyInput?.kept.size) start()
  else if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
})()
