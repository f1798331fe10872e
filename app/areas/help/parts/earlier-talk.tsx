import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { serviceHistory } from '../contract.ts'
import { EARLIER_SIZE, MOST_SHOWN } from '../rules.ts'

interface EarlierTalkProps {
  /** So many messages are shown already. */
  shown: number
  onFound: (earlier: CallOutput<typeof serviceHistory>['list']) => void
}

/** The way to what was said before the messages that came with the page, a piece at a time. */
export function EarlierTalk({ shown, onFound }: EarlierTalkProps) {
  const looking = useAct(serviceHistory)
  const [isAll, setAll] = useState(shown < MOST_SHOWN)
  if (isAll) return null
  const find = async () => {
    const page = Math.floor(shown / EARLIER_SIZE) + 1
    const found = await looking.run({ page, page_size: EARLIER_SIZE })
    if (!found) return
    if (found.list.length < EARLIER_SIZE) setAll(true)
    onFound([...found.list].reverse())
  }
  return (
    <div className="flex justify-center">
      <Button kind="text" size="small" busy={looking.busy} onClick={find}>
        更早的对话
      </Button>
    </div>
  )
}
