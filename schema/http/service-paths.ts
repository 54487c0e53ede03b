/** Where the side services are (rules/worlds-and-mock#services); a file without a library, for those that only route. */

/** Below it is the identity provider: `http/identity`. */
export const identityPath = '/identity'
/** What the shop would have sent, as a page; as data at the second: `http/outbox`. */
export const outboxPath = '/outbox'
export const outboxJsonPath = '/outbox.json'
/** Below it are the pages of the payment provider, one a payment (rules/checkout#payment). */
export const payPath = '/pay'
/** Below it are the pages of the lender, one an application (rules/finance#decisions). */
export const financePath = '/finance'
/** Where the provider and the lender tell the API what has become of a payment: `http/payment-messages`. */
export const paymentWebhookPath = '/webhooks/payment'
/** The script that the shop loads with consent to marketing (rules/consent#scripts). */
export const marketingScriptPath = '/third-party/marketing-email.js'
/** The captcha's script; below it tokens are given, to scripts and, for whoever runs none, on a page (rules/enquiries#captcha). */
export const captchaScriptPath = '/third-party/captcha.js'
export const captchaTokensPath = '/third-party/captcha/tokens'
export const captchaPagePath = '/third-party/captcha/code'
/** The script of the live chat (rules/enquiries#live-chat). */
export const liveChatScriptPath = '/third-party/live-chat.js'
/** Where boutiques ask somebody to pay: `http/payment-links`. */
export const paymentLinksPath = '/payment-links'
/** Below it is the content service, one document a language and path: `http/content`. */
export const contentPath = '/content'
