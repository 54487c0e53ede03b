/**
 * Whose texts a recording keeps (rules/contract#recordings): types that the shop shows to everybody alike. Texts and ids
 * of all other types are left out, so that what is new in the contract is left out until it stands here.
 */
const shownToEverybody: ReadonlySet<string> = new Set([
  'AppointmentTime',
  'Asset',
  'AttributeOption',
  'BookingService',
  'Category',
  'Channel',
  'ConsentWording',
  'Design',
  'DesignAsset',
  'DesignAttribute',
  'DesignChannel',
  'DesignStock',
  'FacetOption',
  'FixedAttribute',
  'Gemstone',
  'GemstoneAsset',
  'Sale',
  'SetStone',
  'SubCategory',
  'SubCollection',
])

/** Fields of the query that hold a text of the catalogue. */
const textsOfCatalogue: ReadonlySet<string> = new Set(['Query.globalSearch'])

/** Whether the texts and ids of a field may be kept. */
export function keepsText(typeName: string, fieldName: string): boolean {
  return shownToEverybody.has(typeName) || textsOfCatalogue.has(`${typeName}.${fieldName}`)
}

const someEmail = /[^\s"'<>@]+@[^\s"'<>@]+\.[^\s"'<>@]+/g
/** What follows the address of a picture may be a signature that opens more than the picture. */
const queryOfAddress = /(https?:\/\/[^\s"'?#]+)[?#][^\s"']*/g

/** A text as it may be kept: without the secrets of whoever asked, e-mail addresses and what signs an address. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const clean = text.replaceAll(someEmail, '(e-mail)').replaceAll(queryOfAddress, '$1')
  return secrets.some((secret) => secret !== '' && clean.includes(secret)) ? '(secret)' : clean
}
