import { randomUUID } from 'node:crypto'

/**
 * What a run writes into its keys and ids. An honest API refuses the key of another run that meant something else, and
 * who knows the session that is attached to an account has a way to its cart, so this is not to be guessed.
 */
export const runId = randomUUID()
