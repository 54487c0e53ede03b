import { m } from '#generated/paraglide/messages.js'

/** What the button in every field for a password says. */
export function passwordWords() {
  return {
    show: m.account_password_show(),
    hide: m.account_password_hide(),
    password: m.account_password_noun(),
  }
}
