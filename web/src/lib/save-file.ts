/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file over once this task is done.
  setTimeout(() => URL.revokeObjectURL(address))
}
