/** Where the side services are (rules/worlds-and-mock#services); a file without a library, for those that only route. */

/** Below it is the identity provider: `http/identity`. */
export const identityPath = '/identity'
/** What the shop would have sent, as a page; as data at the second: `http/outbox`. */
export const outboxPath = '/outbox'
export const outboxJsonPath = '/outbox.json'
