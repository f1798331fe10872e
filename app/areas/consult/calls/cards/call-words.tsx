import { useEffect, useState } from 'react'
import type { ChatWire, Page } from '#app/areas/consult/chat/cards/chat-wire.ts'
import { Composer } from '#app/areas/consult/chat/cards/composer.tsx'
import { TalkLog, useTalk } from '#app/areas/consult/chat/cards/talk-log.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { WireError } from '#kit/wire/errors.ts'

/** The talk of a consultation, for who is in a call of it. */
export interface Words {
  consultationId: string
  wire: ChatWire
}

interface CallWordsProps extends Words {
  open: boolean
  onClose: () => void
}

/** What one writes and shows beside a call that goes on: the name of a drug, a report. */
export function CallWords({ open, onClose, consultationId, wire }: CallWordsProps) {
  return (
    <Sheet open={open} title="对话" onClose={onClose}>
      {open && <Loaded consultationId={consultationId} wire={wire} />}
    </Sheet>
  )
}

function Loaded({ consultationId, wire }: Words) {
  const [first, setFirst] = useState<Page | WireError>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    wire.page({}).then(setFirst, (thrown: unknown) => {
      if (!(thrown instanceof WireError)) throw thrown
      setFirst(thrown)
    })
  }, [wire, tries])
  if (first === undefined) return <SkeletonList />
  if (first instanceof WireError) return <Trouble text={first.words} onRetry={() => setTries(tries + 1)} />
  return <Going consultationId={consultationId} wire={wire} first={first} />
}

function Going({ consultationId, wire, first }: Words & { first: Page }) {
  // How the consultation stands the call itself hears.
  const talk = useTalk(consultationId, wire, first, { onMoved: () => {} })
  const { sending } = talk
  return (
    <div className="-mx-16 -mb-16 flex min-h-seen-40 flex-col bg-page">
      <TalkLog
        me={wire.me}
        talk={talk}
        first={undefined}
        empty={<p className="py-16 text-center text-14 text-ink-2">说不清楚的，可以写下来或发图片</p>}
        invitation={<Elsewhere />}
        prescription={() => <Elsewhere />}
        summary={undefined}
        onPress={() => {}}
      />
      <Composer
        placeholder="写给对方…"
        onSay={sending.say}
        onShow={sending.show}
        onSpeak={sending.speak}
        onTyping={talk.typing}
      />
    </div>
  )
}

const Elsewhere = () => <p className="rounded-12 bg-tint px-12 py-10 text-14">通话结束后，在对话里查看</p>
