import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '#kit/ui/notice.tsx'
import { ask } from '#kit/wire/browser/caller.ts'
import { WireError } from '#kit/wire/errors.ts'
import { talkRead, talkTyping } from '../contract.ts'
import type { Live, Message } from '../rules.ts'
import { ChatHead, type Visit } from './chat-head.tsx'
import { ClosedFoot } from './closed-foot.tsx'
import { Composer } from './composer.tsx'
import { withMessages, without } from './log.ts'
import { MessageRow, OutgoingRow } from './message-rows.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { NoTalkYet } from './no-talk-yet.tsx'
import { useLine } from './use-line.ts'
import { type Page, useLog } from './use-log.ts'
import { useSending } from './use-sending.ts'
import { useTyping } from './use-typing.ts'

interface TalkProps {
  visit: Visit
  first: Page
  residue: number
}

/** The talk of a consultation as it goes on. */
export function Talk({ visit, first, residue }: TalkProps) {
  const askId = visit.ask.ask_id
  const { revalidate } = useRevalidator()
  const { log, change, catchUp, readId, seen, older } = useLog(askId, first)
  const [left, setLeft] = useState(residue)
  const [isTyping, setTyping] = useTyping()
  const [pressed, setPressed] = useState<Message>()
  useEffect(() => setLeft(residue), [residue])
  const onSent = (now: number) => {
    setLeft(now)
    if (now === 0) void revalidate()
  }
  const { say, show, retry } = useSending(askId, { change, onSent })

  const hear = (live: Live) => {
    if (live.type === 'moved') return void revalidate()
    if (live.type === 'message') {
      change((now) => withMessages(now, [live.message]))
      return live.message.sender === 'doctor' && setTyping(false)
    }
    if (live.who === 'patient') return
    if (live.type === 'read') seen(live.read_id)
    else setTyping(true)
  }
  const isDown = useLine(askId, { hear, catchUp })

  const shown = log.messages.filter(({ kind }) => kind !== 'recall')
  const newest = shown.at(-1)?.id
  const newestRead = shown.findLast(
    ({ id, sender, kind }) => sender === 'patient' && kind !== 'recalled' && id <= readId,
  )
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came last is to be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [newest, log.outgoing.length])
  useEffect(() => {
    if (newest !== undefined) quietly(ask(talkRead, { ask_id: askId, message_id: newest }))
  }, [askId, newest])

  return (
    <>
      <ChatHead visit={visit} residue={left} isTyping={isTyping} />
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
        {shown.length === 0 && <NoTalkYet visit={visit} />}
        <ol aria-live="polite" aria-label="对话" className="space-y-16">
          {shown.map((message, at) => (
            <MessageRow
              key={message.id}
              message={message}
              before={shown[at - 1]}
              image={visit.doctor?.image ?? ''}
              newest={newest}
              isLastRead={message === newestRead}
              onPress={() => setPressed(message)}
            />
          ))}
          {log.outgoing.map((one) => (
            <OutgoingRow
              key={one.client_msg_id}
              one={one}
              onRetry={() => retry(one)}
              onDrop={() => change((now) => without(now, one))}
            />
          ))}
        </ol>
        <div ref={end} className="scroll-mb-120" />
      </div>
      {visit.other.hideInput === 1 || left === 0 ? (
        <ClosedFoot visit={visit} />
      ) : (
        <Composer
          residue={left}
          onSay={say}
          onShow={show}
          onTyping={() => quietly(ask(talkTyping, { ask_id: askId }))}
        />
      )}
      <MessageSheet
        askId={askId}
        message={pressed}
        onRecalled={(recall) => change((now) => withMessages(now, [recall]))}
        onDeleted={(id) => change((now) => without(now, { id }))}
        onClose={() => setPressed(undefined)}
      />
    </>
  )
}

/** Nobody waits for it: where it does not go through, nothing is said. */
const quietly = (asking: Promise<unknown>) =>
  void asking.catch((thrown) => {
    if (!(thrown instanceof WireError)) throw thrown
  })
