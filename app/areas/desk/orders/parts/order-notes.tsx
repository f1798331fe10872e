import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskOrder, deskOrderNote } from '../contract.ts'

interface OrderNotesProps {
  order: CallOutput<typeof deskOrder>
  onSaved: () => void
}

/** What staff wrote down about an order, and a line to write more. */
export function OrderNotes({ order: { order_id, notes }, onSaved }: OrderNotesProps) {
  const [content, setContent] = useState('')
  return (
    <Card title="员工备注">
      {notes.length > 0 && (
        <ul className="divide-y divide-line pb-12">
          {notes.map((note) => (
            <li key={note.time + note.content} className="py-8 text-14 break-words">
              {note.content}
              <span className="block text-12 text-ink-3 tabular-nums">
                {note.staff_name} · {note.time.slice(0, 16)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="print:hidden">
        <PageForm
          draft="private"
          action="记下"
          size="small"
          disabled={content.trim() === ''}
          save={(_, send) => send(deskOrderNote, { order_id, content })}
          said={() => '已记下'}
          onSaved={() => {
            setContent('')
            onSaved()
          }}
        >
          <TextField
            label="写备注"
            name="content"
            rows={2}
            maxLength={200}
            value={content}
            hint="只有本院员工能看到；不要写病情"
            onChange={(event) => setContent(event.target.value)}
          />
        </PageForm>
      </div>
    </Card>
  )
}
