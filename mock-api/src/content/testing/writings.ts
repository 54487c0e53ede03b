import type { Language } from '@shop/schema/domain/vocabulary/languages'

/** How somebody who types figures writes them: each as a pattern, its space before a unit included. */
export interface Writing {
  /** Numbers that stand as words as well. */
  readonly words: Readonly<Partial<Record<number, string>>>
  readonly to: string
  readonly days: string
  readonly weeks: string
  readonly minutes: string
  readonly workingDays: string
  readonly workingHours: string
  readonly point: string
  readonly hour: (hour: number) => string
  /** Of whole pounds. */
  readonly amount: (pounds: number) => string
}

export const writings: Readonly<Record<Language, Writing>> = {
  en: {
    words: {
      2: 'two',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      10: 'ten',
      12: 'twelve',
      14: 'fourteen',
      30: 'thirty',
    },
    to: String.raw`\sto\s`,
    days: String.raw`[-\s]days?`,
    weeks: String.raw`[-\s]weeks?`,
    minutes: String.raw`[-\s]minutes?`,
    workingDays: String.raw`[-\s]working days?`,
    workingHours: String.raw`[-\s]working hours?`,
    point: String.raw`\.`,
    hour: (hour) => String.raw`${hour}:00|${hour - 12}\s?pm`,
    amount: (pounds) => `£${grouped(pounds, ',')}`,
  },
  fr: {
    words: {
      2: 'deux',
      5: 'cinq',
      6: 'six',
      7: 'sept',
      8: 'huit',
      10: 'dix',
      12: 'douze',
      14: 'quatorze',
      30: 'trente',
    },
    to: String.raw`\sà\s`,
    days: String.raw`\s(?:jours?|j)`,
    weeks: String.raw`\ssemaines?`,
    minutes: String.raw`\sminutes?`,
    workingDays: String.raw`\sjours?(?:\souvrés)?`,
    workingHours: String.raw`\sheures?(?:\souvrées)?`,
    point: ',',
    hour: (hour) => String.raw`${hour}\s?(?:h|heures)`,
    amount: (pounds) => String.raw`${grouped(pounds, '\\s?')}(?:,00)?\s£`,
  },
  de: {
    words: {
      2: 'zwei',
      5: 'fünf',
      6: 'sechs',
      7: 'sieben',
      8: 'acht',
      10: 'zehn',
      12: 'zwölf',
      14: 'vierzehn',
      30: 'dreißig',
    },
    to: String.raw`\sbis\s`,
    days: String.raw`\sTage[ns]?`,
    weeks: String.raw`\sWochen`,
    minutes: String.raw`\sMinuten`,
    workingDays: String.raw`\s(?:Arbeits|Werk)tagen?`,
    workingHours: String.raw`\s(?:Arbeitss|S)tunden`,
    point: ',',
    hour: (hour) => String.raw`${hour}(?::00)?\sUhr`,
    amount: (pounds) => String.raw`${grouped(pounds, '\\.?')}(?:,00)?\s£`,
  },
}

function grouped(pounds: number, mark: string): string {
  return String(pounds).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)
}
