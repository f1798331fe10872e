import { useEffect, useState } from 'react'
import { useLive } from '#app/desk-shell/use-live.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { wallScreen } from '../contract.ts'
import { POLL_MS } from './poll.ts'
import { Wall } from './wall.tsx'

type First = { token: string; first: CallOutput<typeof wallScreen> } | { refused: string } | { down: string }

/** What the screen of the address's token shows; a screen that was switched on before the network was tries until it is there. */
export function OwnWall() {
  const [opened, setOpened] = useState<First>()
  const isOpen = opened !== undefined && !('down' in opened)
  useEffect(() => {
    const open = () => void openBy(location.hash.slice(1)).then(setOpened)
    // Another screen's link typed over this one's.
    addEventListener('hashchange', open)
    if (!isOpen) open()
    const again = isOpen ? undefined : setInterval(open, POLL_MS)
    return () => {
      removeEventListener('hashchange', open)
      clearInterval(again)
    }
  }, [isOpen])
  if (!opened) return <SkeletonList />
  if ('down' in opened) return <NothingShown words={`${opened.down}，连上以后会自动显示`} />
  if ('refused' in opened) return <NothingShown words={opened.refused} />
  return <Shown key={opened.token} {...opened} />
}

const openBy = async (token: string): Promise<First> => {
  if (!/^[\w-]{6,64}$/.test(token)) return { refused: '链接不完整，请在“候诊大屏”重新添加屏幕' }
  try {
    return { token, first: await callApi(wallScreen, { token }) }
  } catch (thrown) {
    if (!(thrown instanceof WireError)) throw thrown
    return thrown instanceof RefusedError ? { refused: thrown.words } : { down: thrown.words }
  }
}

function Shown({ token, first }: Extract<First, { token: string }>) {
  const live = useLive(wallScreen, { token }, first, POLL_MS)
  return live.refused ? <NothingShown words={live.refused} /> : <Wall live={live} />
}

function NothingShown({ words }: { words: string }) {
  return (
    <main id="main" className="grid min-h-seen-100 place-content-center p-24">
      <h1 className="sr-only">候诊大屏</h1>
      <Empty drawing="calendar" title={words} action={<ButtonLink to="/desk/screens">去设置候诊大屏</ButtonLink>} />
    </main>
  )
}
