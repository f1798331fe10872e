import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useSession } from '#kit/wire/browser/session.ts'

/** The server renders for visitors; who is signed in gets to see their balance. */
export const useOwnView = () => {
  const signedIn = useSession() !== null
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (signedIn) revalidate()
  }, [signedIn, revalidate])
}
