import { captchaTokensPath } from '@shop/schema/http/service-paths'
import { captchaSeconds } from './captcha-tokens.ts'
import { captchaWords } from './captcha-words.ts'

/**
 * What the stand-in shows, with the functions that captchas of this kind have: a box to tick, by mouse, finger, keyboard
 * or voice, and nothing to solve. It asks for a token where the script came from, and takes it back when it expires.
 */
export const captchaScript = `(() => {
  const tokens = new URL('${captchaTokensPath}', document.currentScript.src).href
  const words = ${JSON.stringify(captchaWords)}
  const shown = new Map()
  let count = 0

  function render(container, options) {
    const id = String(++count)
    const label = document.createElement('label')
    const box = document.createElement('input')
    const note = document.createElement('span')
    box.type = 'checkbox'
    box.style.cssText = 'inline-size:1.25rem;block-size:1.25rem;min-block-size:0;flex:none;accent-color:#17332b'
    label.style.cssText = 'display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;padding:.875rem 1rem;border:1px solid #8a8379;background:#fff;color:#1c1a17;cursor:pointer'
    note.style.cssText = 'margin-inline-start:auto;font-size:.8125rem;color:#6b655d'
    const { human, standIn } = words[options.language] ?? words.en
    note.textContent = standIn
    label.append(box, human, note)
    container.append(label)
    let asked = 0
    let expiry
    function clear() {
      asked += 1
      clearTimeout(expiry)
      box.checked = false
      box.removeAttribute('aria-busy')
    }
    box.addEventListener('change', async () => {
      const isTicked = box.checked
      clear()
      if (!isTicked) return options['expired-callback']?.()
      box.checked = true
      box.setAttribute('aria-busy', 'true')
      const mine = asked
      try {
        const answer = await fetch(tokens, { method: 'POST', credentials: 'include' })
        if (!answer.ok) throw new Error('status ' + answer.status)
        const { token } = await answer.json()
        if (mine !== asked) return
        box.removeAttribute('aria-busy')
        expiry = setTimeout(() => { clear(); options['expired-callback']?.() }, ${captchaSeconds} * 1000)
        options.callback(token)
      } catch {
        if (mine !== asked) return
        clear()
        options['error-callback']?.()
      }
    })
    shown.set(id, { clear, remove() { clear(); label.remove() } })
    return id
  }

  window.captcha = {
    render,
    reset(id) { shown.get(id)?.clear() },
    remove(id) { shown.get(id)?.remove(); shown.delete(id) },
  }
})()
`
