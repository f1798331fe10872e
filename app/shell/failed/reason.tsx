import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
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
  if (reason) return <Refused words={words} />
  return <Trouble text={words} onRetry={() => window.location.reload()} />
}

/** What was asked for was understood and cannot be had: that is no trouble, and asking again alters little. */
const Refused = ({ words }: { words: string }) => (
  <Empty
    drawing="search"
    title={words}
    action={
      <span className="flex flex-wrap justify-center gap-12">
        <ButtonLink to="/">回到首页</ButtonLink>
        <Button kind="secondary" onClick={() => window.location.reload()}>
          重新加载
        </Button>
      </span>
    }
  />
)

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
