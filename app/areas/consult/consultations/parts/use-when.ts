import { useState } from 'react'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import type { Typed } from '../cards/use-draft.ts'
import { freeOf } from './call-times.tsx'
import { type CallTime, useCallTimes } from './use-call-times.ts'

const isList = (times: ReturnType<typeof useCallTimes>['times']): times is readonly CallTime[] => Array.isArray(times)

interface Asked {
  kind: ConsultationKind
  doctorId: number | undefined
  /** Why it was refused: somebody else may have the time. */
  refused: unknown
}

/** When one wants to be called, as far as that can still be had, and whether a time is yet to be chosen. */
export const useWhen = ({ when = 'soon', callAt }: Pick<Typed, 'when' | 'callAt'>, asked: Asked) => {
  const { kind, doctorId, refused } = asked
  const [fault, setFault] = useState<string>()
  const offered = useCallTimes(kind === 'text' ? undefined : doctorId, refused)
  const hasTimes = isList(offered.times) && offered.times.some(({ is_free }) => is_free === 1)
  const isAgreed = when === 'agreed' && hasTimes
  const agreedAt = isAgreed && isList(offered.times) ? freeOf(offered.times, callAt) : undefined
  /** Whether it can be sent so; says what is missing. */
  const check = (): boolean => {
    const isMissing = isAgreed && agreedAt === undefined
    setFault(isMissing ? '请选一个通话的时间' : undefined)
    return !isMissing
  }
  return {
    shown: { kind, offered, when, callAt },
    fault: agreedAt ? undefined : fault,
    agreedAt,
    callAt: agreedAt && callAt,
    check,
  }
}
