import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { NotSignedIn, RefusedError } from '#kit/wire/errors.ts'

interface AskedProps<T> {
  /** Asks for what is shown. */
  ask: () => Promise<T>
  /** Another one asks again. */
  round?: string | number
  children: (found: T) => ReactNode
}

type Got<T> = { found: T } | { words: string } | undefined

/** What a page of the store app shows, asked once it is open: while it loads, what came, or why nothing did. */
export function Asked<T>({ ask, round = 0, children }: AskedProps<T>) {
  const [got, setGot] = useState<Got<T>>()
  const [tries, setTries] = useState(0)
  const begin = useEffectEvent(async (isOver: () => boolean) => {
    try {
      const found = await ask()
      if (!isOver()) setGot({ found })
    } catch (error) {
      if (!isOver()) setGot({ words: wordsOf(error) })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or another try, asks again
  useEffect(() => {
    let over = false
    begin(() => over)
    return () => {
      over = true
    }
  }, [round, tries])
  if (got === undefined) return <SkeletonList />
  if ('found' in got) return children(got.found)
  return (
    <Trouble
      text={got.words}
      onRetry={() => {
        setGot(undefined)
        setTries(tries + 1)
      }}
    />
  )
}

const wordsOf = (error: unknown): string => {
  if (error instanceof RefusedError) return error.words
  return error instanceof NotSignedIn ? '登录已失效，请重新登录' : '没有网，或网络太慢。核销不受影响，可以先离线核。'
}
