import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { ChooseDeliveryDayDocument, type ScheduleErrorCode } from '#generated/graphql/graphql.ts'
import { deliveryScheduleQuery } from '#generated/queries.ts'

/** How far the last choice of a day has come; a code where the API has refused it. */
export type ChoiceStep = 'rest' | 'pending' | 'saved' | 'unreachable' | ScheduleErrorCode

/** When an order arrives, and the choice of another day; `token` is null where the address holds none. */
export function useSchedule(token: string | null) {
  const query = deliveryScheduleQuery({ token: token ?? '' })
  const queryClient = useQueryClient()
  const [step, setStep] = useState<ChoiceStep>('rest')
  const { data, isError, refetch } = useQuery({
    ...query,
    enabled: token !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

  async function choose(day: string): Promise<void> {
    if (step === 'pending' || token === null) return
    setStep('pending')
    try {
      const { chooseDeliveryDay } = await request(ChooseDeliveryDayDocument, { input: { token, day } })
      // What was asked for before the choice must not come back over it.
      await queryClient.cancelQueries({ queryKey: query.queryKey })
      queryClient.setQueryData(query.queryKey, { deliverySchedule: chooseDeliveryDay.schedule })
      setStep(chooseDeliveryDay.userErrors[0]?.code ?? 'saved')
    } catch (error) {
      // A failed call is reported where it was made; everything else is a bug.
      if (apiErrorKind(error) === null) reportError(error, { where: 'schedule' })
      setStep('unreachable')
    }
  }

  return {
    /** Undefined before it is known, null where no order has the link. */
    schedule: token === null ? null : data?.deliverySchedule,
    hasFailed: isError,
    retry: () => void refetch(),
    step,
    choose: (day: string) => void choose(day),
  }
}
