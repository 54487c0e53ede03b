/**
 * Runs a task while no other tab of this browser runs one. Where a browser has no locks, only this tab waits
 * for itself; the cart then tells the same line that is sent twice by its id.
 */
export async function inTurn(task: () => Promise<void>): Promise<void> {
  // Missing on a page that is not served securely, whatever its type says.
  const locks = navigator.locks as LockManager | undefined
  await (locks ? locks.request('ashcombe:cart', task) : task())
}
