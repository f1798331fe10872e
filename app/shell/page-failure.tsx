import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { Trouble } from '#kit/ui/trouble.tsx'
import type { LoadTrouble } from '#kit/wire/load.ts'
import { Frame } from './frame.tsx'
import { NotChosen } from './not-chosen.tsx'
import { NotFound } from './not-found.tsx'
import { usePageHandle } from './page-handle.ts'
import { TroublePage } from './trouble.tsx'

/** What stands in the place of a page that could not be shown; the build gives it to every page. */
export const PageFailure = () => {
  const error = useRouteError()
  const title = usePageHandle()?.title ?? ''
  return (
    <Frame bar={{ title }}>
      <Reason error={error} />
    </Frame>
  )
}

const Reason = ({ error }: { error: unknown }) => {
  if (!isRouteErrorResponse(error)) return <TroublePage />
  if (error.status === 404) return <NotFound />
  const { words, reason, traceid, missing } = error.data as LoadTrouble
  if (missing) return <NotChosen missing={missing} />
  if (traceid) return <TroublePage traceid={traceid} />
  if (reason === 'network-down') return <NetTrouble words={words} />
  return <Trouble text={words} onRetry={() => window.location.reload()} />
}

/** Tries again by itself when the network is back. */
const NetTrouble = ({ words }: { words: string }) => {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [revalidate])
  return <Trouble text={words} onRetry={revalidate} busy={state === 'loading'} />
}
