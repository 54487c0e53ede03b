/** Acts once the browser has painted what it shows now; soon where the page is out of sight, which is never painted. */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}
