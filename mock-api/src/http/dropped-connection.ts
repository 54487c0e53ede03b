/**
 * Thrown instead of an answer when a fault drops the connection: the server closes the socket, and a caller
 * in the same process sees what `fetch` shows of a network failure, a rejection.
 */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection'

  constructor() {
    super('The connection was dropped by a fault of this world')
  }
}
