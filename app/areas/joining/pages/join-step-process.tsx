import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { maybeId } from '#kit/wire/load.ts'
import { OwnStanding } from '../parts/own-standing.tsx'
import { Progress } from '../parts/progress.tsx'
import { ApplicationStanding } from '../parts/standing.tsx'

export { handle } from 'virtual:rows/R039'

/** The token goes out of the address as soon as it is read: it is in no history, and in nobody's screenshot. */
export default function JoinStepProcessPage() {
  const [query, setQuery] = useSearchParams()
  const given = query.get('token')
  const [token, setToken] = useState<string>()
  useEffect(() => {
    if (given === null) return
    setToken(/^[0-9a-f]{32}$/.test(given) ? given : undefined)
    setQuery({}, { replace: true })
  }, [given, setQuery])
  return (
    <Frame bar={{}}>
      {given === null && (
        <OwnStanding token={token} unitId={maybeId(query, 'unit_id')}>
          {(standing, again) => (
            <>
              <ApplicationStanding standing={standing} onDone={again} />
              <Progress standing={standing} />
            </>
          )}
        </OwnStanding>
      )}
    </Frame>
  )
}
