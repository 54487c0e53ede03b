/** No price of any shop is higher, in pence. */
const most = 2 ** 40

/** The least whole number from 0 on that meets a condition which all above it meet. */
export function leastWhere(isMet: (value: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isMet(middle)) high = middle
    else low = middle + 1
  }
  return low
}
