import { useEffect, useState } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import type { CallLine, CallSeen } from '../cards/call-line.ts'
import { CallRoom } from '../cards/call-room.tsx'
import { companionLine } from './companion-line.ts'

const HOME = <ButtonLink to="/">去首页</ButtonLink>

type Shown = { line: CallLine; first: CallSeen } | { refused: string } | { down: string }

/** The call to which a companion was asked, or why it is not to be had. */
export function Companion() {
  const [shown, setShown] = useState<Shown>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again
  useEffect(() => {
    void openLink(location.hash.slice(1)).then(setShown)
  }, [tries])
  if (!shown) return <SkeletonList />
  if ('down' in shown) return <Trouble text={shown.down} onRetry={() => setTries(tries + 1)} />
  if ('refused' in shown) return <Empty drawing="message" title={shown.refused} action={HOME} />
  return <CallRoom line={shown.line} first={shown.first} next={HOME} meanwhile={HOME} />
}

const openLink = async (token: string): Promise<Shown> => {
  if (!/^[\w-]{6,64}$/.test(token)) return { refused: '链接不完整，请向邀请您的人再要一次' }
  const line = companionLine(token)
  try {
    return { line, first: await line.look() }
  } catch (thrown) {
    if (!(thrown instanceof WireError)) throw thrown
    return thrown instanceof RefusedError ? { refused: thrown.words } : { down: thrown.words }
  }
}
