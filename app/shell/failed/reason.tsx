import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Trouble } from '#kit/ui/trouble.tsx'
import type { LoadTrouble } from '#kit/wire/load.ts'
import { NotChosen } from './not-chosen.tsx'
import { NotFound } from './not-found.tsx'
import { TroublePage } from './trouble.tsx'

/** Why a page could not be shown, and what can be done about it. */
export const Reason = ({ error }: { error: unknown }) => {
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
