import { gemstoneDetail, type ChosenSettingAddress } from '@shop/schema/domain/addresses/addresses'

/** The section of a stone's page that lists what makes a pair with it. */
export const matchesId = 'matches'

/** Where the matches of a stone are. */
export function matchesAddress(setting: ChosenSettingAddress, gemstoneId: string): string {
  return `${gemstoneDetail(setting, gemstoneId)}#${matchesId}`
}
