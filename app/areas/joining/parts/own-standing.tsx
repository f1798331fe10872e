import { type ReactNode, useEffect, useState } from 'react'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { WireError } from '#kit/wire/errors.ts'
import { hospitalAuditState } from '../contract.ts'
import { SignInFirst } from './join-notices.tsx'
import type { Standing } from './standing.tsx'

interface OwnStandingProps {
  /** Names the application where a link did. */
  token?: string | undefined
  /** Names an approved one by its hospital. */
  unitId?: number | undefined
  children: (standing: Standing, again: () => void) => ReactNode
}

/** Where the reader's own application stands, fetched once the page stands. */
export function OwnStanding({ token, unitId, children }: OwnStandingProps) {
  const key = useSession()
  const [standing, setStanding] = useState<Standing>()
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    setFailure('')
    callApi(hospitalAuditState, { token, unit_id: unitId }).then(
      (found) => isWanted && setStanding(found),
      (thrown: unknown) => isWanted && setFailure(thrown instanceof WireError ? thrown.words : '没有加载出来'),
    )
    return () => {
      isWanted = false
    }
  }, [key, token, unitId, round])
  const again = () => setRound(round + 1)
  if (key === null) return <SignInFirst />
  if (failure) return <Trouble text={failure} onRetry={again} />
  if (!standing)
    return (
      <div className="p-16">
        <SkeletonList rows={2} />
      </div>
    )
  return children(standing, again)
}
