import type { Language } from '@shop/schema/domain/vocabulary/languages'

interface CaptchaWords {
  readonly human: string
  readonly standIn: string
}

/** What the stand-in says beside its box: like the captchas of all providers it speaks the language of the page. */
export const captchaWords: Readonly<Record<Language, CaptchaWords>> = {
  en: { human: 'I am not a robot', standIn: 'Captcha stand-in' },
  fr: { human: 'Je ne suis pas un robot', standIn: 'Captcha de substitution' },
  de: { human: 'Ich bin kein Roboter', standIn: 'Platzhalter-Captcha' },
}
