interface Parameters {
  readonly sitekey: string
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

/** A captcha whose box gives the tokens token-1, token-2 and so on; its other answers are given by hand. */
export function stubCaptcha() {
  let count = 0
  let latest: Parameters | null = null
  const boxes = new Map<string, HTMLInputElement>()
  Reflect.set(window, 'captcha', {
    render(container: HTMLElement, parameters: Parameters): string {
      latest = parameters
      const [label, box] = [document.createElement('label'), document.createElement('input')]
      box.type = 'checkbox'
      box.addEventListener('change', () => {
        if (box.checked) parameters.callback(`token-${(count += 1)}`)
        else parameters['expired-callback']()
      })
      label.append(box, 'I am not a robot')
      container.append(label)
      const id = String(boxes.size)
      boxes.set(id, box)
      return id
    },
    reset(id: string) {
      const box = boxes.get(id)
      if (box) box.checked = false
    },
  })
  return {
    siteKey: () => latest?.sitekey,
    expire: () => latest?.['expired-callback'](),
    fail: () => latest?.['error-callback'](),
  }
}

/** The script came, and brought nothing that is known. */
export function breakCaptcha(): void {
  Reflect.deleteProperty(window, 'captcha')
}
