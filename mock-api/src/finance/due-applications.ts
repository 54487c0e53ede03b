import { schedule } from '../world/due-events.ts'
import { addressInWorld } from '../world/world-choice.ts'
import type { World } from '../world/world.ts'
import { applicationById, updateApplication } from './application-store.ts'
import { offerMs, tell } from './finance-lender.ts'
import { sendDecision } from './finance-letters.ts'
import { underwriterDecision } from './lender-decision.ts'

/** The underwriter decides on what was referred, and writes to whoever applied: what is due as 'underwriting'. */
export function underwrite(world: World, content: unknown): void {
  const application = dueApplication(world, content)
  if (application?.status !== 'referred') return
  const status = underwriterDecision(application.incomePounds ?? 0)
  const expiresMs = world.now().getTime() + offerMs
  const decided = { ...application, status, expiresMs }
  updateApplication(world.sql, decided)
  // As decideAtLender has scheduled it.
  const { pageAddress } = content as { pageAddress: string }
  sendDecision(world, decided, addressInWorld(pageAddress, world.id))
  const { applicationId } = decided
  if (status === 'declined') tell(world, decided, 'application.declined')
  else schedule(world, expiresMs, 'application-expiry', { applicationId })
}

/** Ends an application that nobody has completed in time: what is due as 'application-expiry'. */
export function expireApplication(world: World, content: unknown): void {
  const application = dueApplication(world, content)
  if (application?.status !== 'open' && application?.status !== 'approved') return
  // The offer of the underwriter stands for longer than the application did.
  if (application.expiresMs > world.now().getTime()) return
  const expired = { ...application, status: 'expired' } as const
  updateApplication(world.sql, expired)
  tell(world, expired, 'application.expired')
}

function dueApplication(world: World, content: unknown) {
  // As openAtLender and this file have scheduled it.
  const { applicationId } = content as { applicationId: string }
  return applicationById(world.sql, applicationId)
}
