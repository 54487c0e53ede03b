/**
 * What the stand-in shows: a small window in a corner, toggled by a global function, in which somebody can write, and which
 * says that it stands in. It keeps nothing and sends nothing.
 */
export const liveChatScript = `(() => {
  const font = 'font:inherit;color:inherit;'
  let panel = null
  let opener = null

  function element(name, style, text) {
    const made = document.createElement(name)
    made.style.cssText = style
    if (text) made.textContent = text
    return made
  }

  function make() {
    const made = element('section', 'position:fixed;inset:auto 1rem 1rem auto;z-index:90;box-sizing:border-box;inline-size:min(22rem,calc(100% - 2rem));max-block-size:calc(100dvh - 2rem);overflow:auto;padding:1rem;border:1px solid #8a8379;background:#fff;color:#1c1a17;font-size:.9375rem;line-height:1.5;box-shadow:0 8px 32px rgb(28 26 23 / .18)')
    made.setAttribute('role', 'dialog')
    made.setAttribute('aria-label', 'Live chat')
    const head = element('div', 'display:flex;justify-content:space-between;align-items:center;gap:1rem')
    const title = element('h2', 'font-size:1.125rem;margin:0', 'Live chat')
    title.tabIndex = -1
    const close = element('button', font + 'min-inline-size:2.75rem;min-block-size:2.75rem;border:0;background:none;cursor:pointer;text-decoration:underline', 'Close')
    close.type = 'button'
    close.addEventListener('click', toggle)
    head.append(title, close)
    const log = element('div', 'margin-block:.5rem 1rem;display:grid;gap:.5rem;overflow-wrap:anywhere')
    log.setAttribute('role', 'log')
    log.append(element('p', 'margin:0', 'This is a stand-in for a live chat. Nobody reads what you write here; it stays in this window and is gone when the page is left.'))
    const form = element('form', 'display:flex;gap:.5rem;align-items:end')
    form.setAttribute('action', '#')
    const label = element('label', 'flex:1;display:grid;gap:.25rem;font-size:.8125rem', 'Your message')
    const input = element('input', font + 'inline-size:100%;box-sizing:border-box;min-block-size:2.75rem;padding:.5rem;border:1px solid #8a8379;font-size:1rem')
    input.maxLength = 500
    label.append(input)
    const send = element('button', font + 'min-block-size:2.75rem;padding:.5rem 1rem;border:1px solid #1c1a17;background:#1c1a17;color:#fff;cursor:pointer', 'Send')
    form.append(label, send)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const text = input.value.trim()
      if (!text) return
      log.append(element('p', 'margin:0;padding:.5rem;background:#f4f2ee', text), element('p', 'margin:0', 'Thank you. In a real shop a jeweller would answer now.'))
      input.value = ''
    })
    made.append(head, log, form)
    made.addEventListener('keydown', (event) => { if (event.key === 'Escape') toggle() })
    return made
  }

  function toggle() {
    if (panel?.isConnected && !panel.hidden) {
      panel.hidden = true
      opener?.focus?.()
      return
    }
    opener = document.activeElement
    panel ??= make()
    panel.hidden = false
    document.body.append(panel)
    panel.querySelector('h2').focus()
  }

  window.liveChat = { toggle }
})()
`
