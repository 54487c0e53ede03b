import { isRefused } from '../runner/api.ts'
import type { Check } from '../runner/check.ts'

const operation = '(every request)'
const query = '{ getVat { vat } }'

/** What holds for every request, whatever it asks for (rules/contract#calls). */
export const requestChecks: readonly Check[] = [
  ...['api-key', 'channelId'].map((header): Check => ({
    operation,
    name: `is refused without ${header}`,
    async run(probe) {
      const answer = await probe.send(query, {}, { [header]: null })
      probe.expect(isRefused(answer), `A request without ${header} is answered with ${answer.status}`)
    },
  })),
  {
    operation,
    name: 'an argument out of its bounds is named by a code',
    async run(probe) {
      for (const field of ['listGemstones(page: 0)', 'listDesigns(categoryId: "1", pageSize: 101)']) {
        await probe.expectRefusal(`{ ${field} { total } }`, {}, field, 'BAD_USER_INPUT')
      }
    },
  },
]
