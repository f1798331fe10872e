import { isRouteErrorResponse, useRouteError } from 'react-router'
import { TroublePage } from '#app/shell/failed/trouble.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import type { LoadTrouble } from '#kit/wire/load.ts'

/** Reasons that trying again does not change: somebody else does it. */
const isElsewhere = (reason: string | undefined): boolean => reason === 'not-allowed' || reason === 'not-platform'

/** Why a page of somebody's work could not be shown; `on` is where they can go on. */
export function WorkFailure({ on }: { on: { to: string; text: string } }) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <TroublePage />
  const { words, reason, missing, traceid } = error.data as LoadTrouble
  if (traceid) return <TroublePage traceid={traceid} />
  if (error.status !== 404 && !missing && !isElsewhere(reason))
    return <Trouble text={words} onRetry={() => window.location.reload()} />
  const title = words || '这个地址里没有说明要看哪一个'
  return <Empty drawing="search" title={title} action={<ButtonLink to={on.to}>{on.text}</ButtonLink>} />
}
