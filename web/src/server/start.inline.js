/**
 * Stands at the end of a page, in place of the tag that would fetch its script. A page is read before it is used: so
 * its whole style sheets, with their fonts, and its script are fetched once the page and its first pictures are
 * painted, or at once when the visitor touches, types or scrolls. `data-files` ends with the script itself; what stands
 * before it the script brings when it runs, and is fetched beside it. React knows its style sheets by their precedence.
 * The sheets count once all have come and their fonts with them, or when the page comes alive (`styles-loaded.ts`): for
 * each by itself the whole page would be styled, laid out and painted anew.
 */
;(() => {
  const { styles, fonts, files } = document.currentScript.dataset
  let isStarted = false
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove']
  function start() {
    for (const sign of signs) removeEventListener(sign, start, true)
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
    const modules = files.split(' ')
    for (const href of modules.slice(0, -1)) add('link', { rel: 'modulepreload', href })
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
    for (const each of sheets) each.removeAttribute('media')
  }
  function settled(link) {
    return new Promise((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve)
    })
  }
  function afterPaint() {
    requestAnimationFrame(() => setTimeout(start))
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if (window.earlyInput?.kept.size) start()
  else if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
})()
