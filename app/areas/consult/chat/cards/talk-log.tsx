import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Notice } from '#kit/ui/notice.tsx'
import { WireError } from '#kit/wire/errors.ts'
import type { Live, Message } from '../rules.ts'
import type { ChatWire, Page } from './chat-wire.ts'
import { withMessages, without } from './log.ts'
import { MessageRow, OutgoingRow } from './message-rows.tsx'
import { useLine } from './use-line.ts'
import { useLog } from './use-log.ts'
import { useSending } from './use-sending.ts'
import { useTyping } from './use-typing.ts'

interface Going {
  /** The consultation moved on, or something was said: its facts, how often the patient still can among them, are to be asked anew. */
  onMoved: () => void
  onSent?: (residue: number) => void
}

/** A talk as it goes on, for whichever side `wire` is. */
export const useTalk = (consultationId: string, wire: ChatWire, first: Page, { onMoved, onSent }: Going) => {
  const { log, change, catchUp, readId, seen, older } = useLog(wire.page, first)
  const [isTyping, setTyping] = useTyping()
  const sending = useSending(wire, { change, onSent })
  const hearMessage = (message: Message) => {
    change((now) => withMessages(now, [message]))
    if (message.sender !== wire.me) setTyping(false)
  }
  const hear = (live: Live) => {
    if (live.type === 'moved') return onMoved()
    if (live.type === 'message') return hearMessage(live.message)
    if (live.who === wire.me) return
    if (live.type === 'read') seen(live.read_id)
    else setTyping(true)
  }
  const isDown = useLine(consultationId, { ticket: wire.ticket, hear, catchUp })
  const newest = log.messages.findLast(({ kind }) => kind !== 'recall')?.id
  // That the consultation moved on may have been told while nobody heard; what was said tells it too.
  useOnNew(newest, onMoved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came last is seen, once, whoever asks
  useEffect(() => {
    if (newest !== undefined) quietly(wire.read(newest))
  }, [consultationId, newest])
  return { log, change, readId, older, isTyping, isDown, sending, typing: () => quietly(wire.typing()) }
}

/** Does it whenever there is a newer message than there was, whichever way it came, and not for the first. */
const useOnNew = (messageId: number | undefined, work: () => void) => {
  const known = useRef(messageId)
  const onNew = useEffectEvent(work)
  useEffect(() => {
    if (messageId === undefined || messageId === known.current) return
    known.current = messageId
    onNew()
  }, [messageId])
}

interface TalkLogProps {
  me: ChatWire['me']
  talk: ReturnType<typeof useTalk>
  /** The doctor's picture, for the patient. */
  image?: string
  /** What was asked: the first of all that is said. */
  first: ReactNode
  /** Stands in the place of a talk that has not begun. */
  empty: ReactNode
  /** What stands in the place of the doctor's invitation. */
  invitation: ReactNode
  /** What stands in the place of a prescription, by its number; `told` changes whenever it may have gone on. */
  prescription: (id: string, told: unknown) => ReactNode
  summary: ReactNode
  /** What follows the last message, such as the rating of what is over. */
  last?: ReactNode
  onPress: (message: Message) => void
}

/** The messages of a talk, the newest last and in sight. */
export function TalkLog({
  me,
  talk,
  image = '',
  first,
  empty,
  invitation,
  prescription,
  summary,
  last,
  onPress,
}: TalkLogProps) {
  const { log, change, readId, older, isDown, sending } = talk
  const shown = log.messages.filter(({ kind }) => kind !== 'recall')
  const newest = shown.at(-1)?.id
  const newestRead = shown.findLast(({ id, sender, kind }) => sender === me && kind !== 'recalled' && id <= readId)
  const hasLast = Boolean(last)
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came last is to be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [newest, log.outgoing.length, hasLast])
  return (
    <div className="grow space-y-16 p-16">
      {isDown && <Notice tone="warning">连接断开了，正在重新连接。已经发出的消息不会丢。</Notice>}
      {older.has && (
        <button
          type="button"
          aria-busy={older.busy}
          onClick={older.show}
          className="min-h-target w-full text-14 text-accent-ink active:opacity-70"
        >
          查看更早的消息
        </button>
      )}
      {!older.has && first}
      {shown.length === 0 && empty}
      <ol aria-live="polite" aria-label="对话" className="space-y-16">
        {shown.map((message, at) => (
          <MessageRow
            key={message.id}
            me={me}
            message={message}
            before={shown[at - 1]}
            image={image}
            isLastRead={message === newestRead}
            invitation={invitation}
            prescription={(id) => prescription(id, newest)}
            summary={summary}
            onPress={() => onPress(message)}
          />
        ))}
        {log.outgoing.map((one) => (
          <OutgoingRow
            key={one.client_msg_id}
            one={one}
            onRetry={() => sending.retry(one)}
            onDrop={() => change((now) => without(now, one))}
          />
        ))}
      </ol>
      {last}
      <div ref={end} className="scroll-mb-120" />
    </div>
  )
}

/** Nobody waits for it: where it does not go through, nothing is said. */
const quietly = (asking: Promise<unknown>) =>
  void asking.catch((thrown) => {
    if (!(thrown instanceof WireError)) throw thrown
  })
