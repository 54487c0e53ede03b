import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMockApi } from '../../app.ts'
import type { SettlePayment } from '../../webhooks/receive-message.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { Worlds } from '../../world/worlds.ts'
import { openAtProvider, type ProviderPayment } from '../payment-provider.ts'
import { payment } from './provider-payment.ts'
import { providerVisitor } from './provider-visitor.ts'

/** When the payment was opened. */
const openedAt = '2026-11-25T10:00:00.000Z'

/** Folder of a default world, with its clock at rest, in which a payment is open at the provider. */
function folderWithPayment(changed: Partial<ProviderPayment>, startedAt: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ashcombe-'))
  const worlds = new Worlds({ startMs: Date.parse(openedAt), dataDir })
  worlds.default.setClock(new Date(openedAt), true)
  const opened = openAtProvider(worlds.default, { ...payment, ...changed })
  worlds.default.setClock(new Date(startedAt), true)
  worlds.close()
  return { dataDir, ...opened, remove: () => rmSync(dataDir, { recursive: true }) }
}

/**
 * A mock with such a world, which starts when the payment is opened or later, and the messages that its API is told,
 * each with its type alone.
 */
export function mockWithPayment(changed: Partial<ProviderPayment> = {}, startedAt: string = openedAt) {
  const { dataDir, path, paymentId, remove } = folderWithPayment(changed, startedAt)
  const told: string[] = []
  const settlePayment: SettlePayment = (_, { type, declineReason }) => {
    told.push(declineReason === null ? type : `${type} ${declineReason}`)
    return 'settled'
  }
  const mockApi = createMockApi({ dataDir, settlePayment })
  return {
    mockApi,
    dataDir,
    path,
    paymentId,
    told,
    worlds: createWorldClient('http://mock.test', mockApi.fetch),
    visitor: providerVisitor(mockApi),
    close() {
      mockApi.close()
      remove()
    },
  }
}
