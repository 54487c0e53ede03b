import { readOperations } from '../operations.ts'
import type { Check } from '../runner/check.ts'
import { operationChecks } from './operation-checks.ts'
import { requestChecks } from './request-checks.ts'
import { stoneListChecks } from './stone-list-checks.ts'

/** Every check that an API is held to. */
export function allChecks(): Check[] {
  return [...operationChecks(readOperations()), ...stoneListChecks, ...requestChecks]
}
