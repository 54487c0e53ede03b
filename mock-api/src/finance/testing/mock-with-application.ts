import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockApi, type MockApiOptions } from '../../app.ts'
import { providerVisitor } from '../../pay/testing/provider-visitor.ts'
import type { SettlePayment } from '../../webhooks/receive-message.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../../world/worlds.ts'
import { openAtLender } from '../finance-lender.ts'
import { application } from './application.ts'

const openedAt = '2026-11-25T10:00:00.000Z'

/** A mock in whose default world, with its clock at rest, an application is open, and the messages that its API is told. */
export function mockWithApplication(
  changed: Partial<typeof application> = {},
  address: Pick<MockApiOptions, 'mockUrl'> = { mockUrl: 'http://lender.test' },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  const worlds = new Worlds({ startMs: Date.parse(openedAt), dataDir })
  worlds.default.setClock(new Date(openedAt), true)
  const { path } = openAtLender(worlds.default, { ...application, ...changed })
  worlds.close()
  const told: string[] = []
  const settlePayment: SettlePayment = (_, { type }) => {
    told.push(type)
    return 'settled'
  }
  const mockApi = createMockApi({ dataDir, settlePayment, ...address })
  return {
    dataDir,
    path,
    told,
    worlds: createWorldClient('http://mock.test', mockApi.fetch),
    visitor: providerVisitor(mockApi),
    close() {
      mockApi.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}
