import { type FormEvent, useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type inquiryRequest, inquirySay } from '../contract.ts'
import { MOST } from '../rules.ts'

interface TalkCardProps {
  inquiry: CallOutput<typeof inquiryRequest>
  isOver: boolean
  onDone: () => void
}

/** What was said with the case worker, and a field to say more. */
export function TalkCard({ inquiry: { request_id, notes, staff_name }, isOver, onDone }: TalkCardProps) {
  const spoken = useSpoken()
  const saying = useAct(inquirySay, { hideToast: true })
  const form = useRef<HTMLFormElement>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const content = String(new FormData(event.currentTarget).get('content'))
    if (!(await saying.run({ request_id, content }))) return
    form.current?.reset()
    onDone()
  }
  return (
    <Card title={staff_name ? `和${staff_name}说` : '和专人说'}>
      <div className="space-y-12">
        {notes.length === 0 && <p className="text-14 text-ink-3">还没有留言。</p>}
        <ul className="space-y-12">
          {notes.map(({ name, content, time }) => (
            <li key={`${time} ${content}`} className="text-14">
              <p className="text-12 text-ink-3 tabular-nums">
                {name} · {spoken(time)}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            </li>
          ))}
        </ul>
        {!isOver && (
          <form ref={form} onSubmit={send} className="space-y-12">
            <TextField
              label="留言"
              name="content"
              rows={2}
              maxLength={MOST.words}
              error={saying.error?.words}
              required
            />
            <Button type="submit" kind="secondary" wide busy={saying.busy}>
              发送
            </Button>
          </form>
        )}
      </div>
    </Card>
  )
}
