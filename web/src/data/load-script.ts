const loading = new Map<string, Promise<void>>()

/** Loads a script of another origin, once a page; one that did not come is asked for again the next time. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.async = true
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    loading.delete(url)
    script.remove()
    reject(new Error(`The script of ${new URL(url, location.href).host} did not come`))
  })
  script.src = url
  loading.set(url, promise)
  document.head.append(script)
  return promise
}
