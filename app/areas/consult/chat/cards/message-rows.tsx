import { CircleAlertIcon, LoaderCircleIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { classes } from '#kit/ui/classes.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { Message } from '../rules.ts'
import { Bubble } from './bubble.tsx'
import { GiftInTalk } from './gift-in-talk.tsx'
import type { Outgoing } from './log.ts'

/** A time is shown where so many minutes passed since the message before. */
const PAUSE_MINUTES = 5

interface RowProps {
  /** Who looks. */
  me: 'patient' | 'doctor'
  message: Message
  /** The one before it. */
  before: Message | undefined
  /** The doctor's picture; '' where the doctor looks. */
  image: string
  /** The other side has seen it, and nothing that one wrote later. */
  isLastRead: boolean
  /** What stands in the place of the doctor's invitation. */
  invitation: ReactNode
  /** What stands in the place of a prescription that the doctor wrote, by its number. */
  prescription: (id: string) => ReactNode
  /** What stands in the place of the doctor's summary; its words alone where that is not known yet. */
  summary: ReactNode
  onPress: () => void
}

/** One message in its talk, with the time above it after a pause. */
export function MessageRow({ message, before, ...rest }: RowProps) {
  const spoken = useSpoken()
  return (
    <li className="space-y-12">
      {isAfterPause(message, before) && (
        <p className="text-center text-12 text-ink-3 tabular-nums">{spoken(message.add_time)}</p>
      )}
      {message.sender === 'system' || message.kind === 'recalled' ? (
        <p className="mx-auto w-fit max-w-300 rounded-8 bg-well px-12 py-4 text-center text-12 text-ink-2">
          {unbroken(lineOf(message, rest.me))}
        </p>
      ) : (
        <Said message={message} {...rest} />
      )}
    </li>
  )
}

const lineOf = ({ sender, kind, content }: Message, me: 'patient' | 'doctor'): string =>
  kind === 'recalled' ? `${sender === me ? '您' : others[me]}撤回了一条消息` : content

/** What stands in the place of what is no message of words; undefined for words, pictures and voices. */
const placeOf = (
  { kind, content, url }: Message,
  { invitation, prescription, summary }: Pick<RowProps, 'invitation' | 'prescription' | 'summary'>,
) => {
  if (kind === 'invite') return invitation
  if (kind === 'summary') return summary || undefined
  if (kind === 'gift') return <GiftInTalk words={content} image={url} />
  return kind === 'prescription' ? prescription(content) : undefined
}

/** How each side calls the other. */
const others = { patient: '医生', doctor: '患者' } as const

function Said({ me, message, image, isLastRead, onPress, ...places }: Omit<RowProps, 'before'>) {
  const isMine = message.sender === me
  return (
    <div className={classes('flex items-start gap-8', isMine && 'flex-row-reverse')}>
      {!isMine && me === 'patient' && <Avatar src={image} kind="doctor" size="small" />}
      <span className="sr-only">{isMine ? '我说' : `${others[me]}说`}</span>
      {placeOf(message, places) ?? <Bubble message={message} isMine={isMine} onPress={onPress} />}
      {isLastRead && <span className="self-end text-12 text-ink-3">已读</span>}
    </div>
  )
}

const isAfterPause = ({ add_time }: Message, before: Message | undefined): boolean =>
  before === undefined || minutesIn(add_time) - minutesIn(before.add_time) >= PAUSE_MINUTES

const minutesIn = (time: string): number => parseTime(time).getTime() / 60_000

interface OutgoingProps {
  one: Outgoing
  onRetry: () => void
  onDrop: () => void
}

/** A message that is on its way, or was not taken: why, and what to do. */
export function OutgoingRow({ one, onRetry, onDrop }: OutgoingProps) {
  const { kind, content, seconds = 0, state, words, isFinal } = one
  const message = { kind, content, seconds, url: kind === 'text' ? '' : content } as const
  return (
    <li className="flex flex-col items-end gap-4">
      <div className="flex flex-row-reverse items-center gap-8">
        <Bubble message={message} isMine />
        {state === 'sending' ? (
          <LoaderCircleIcon className="animate-spin text-ink-3" aria-label="正在发送" />
        ) : (
          <CircleAlertIcon className="text-danger" aria-label="没有发出" />
        )}
      </div>
      {state === 'failed' && (
        <p role="alert" className="max-w-280 text-right text-12 text-danger">
          {words}
        </p>
      )}
      {state === 'failed' && (
        <div className="flex">
          {!isFinal && <RowButton onClick={onRetry}>重新发送</RowButton>}
          <RowButton onClick={onDrop}>删除</RowButton>
        </div>
      )}
    </li>
  )
}

function RowButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="min-h-target px-12 text-14 text-accent-ink active:opacity-70">
      {children}
    </button>
  )
}
