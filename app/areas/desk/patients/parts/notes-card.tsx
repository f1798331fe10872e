import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientNoteAdd, deskPatientNoteRemove } from '../contract.ts'
import { MOST_NOTE } from '../rules.ts'

interface NotesProps {
  handle: string
  notes: CallOutput<typeof deskPatient>['notes']
  onDone: () => void
}

/** What staff of this hospital wrote of somebody, for each other. */
export function NotesCard({ handle, notes, onDone }: NotesProps) {
  // What was written is in the list: the form begins anew.
  const [written, setWritten] = useState(0)
  return (
    <Card title="备注">
      <PageForm
        key={written}
        draft="private"
        action="记下"
        size="small"
        save={(form, send) =>
          send(deskPatientNoteAdd, { ...readForm(deskPatientNoteAdd, form, { content: 'text' }), person: handle })
        }
        said={() => '记下了'}
        onSaved={() => {
          setWritten((count) => count + 1)
          onDone()
        }}
      >
        <TextField
          label="写一条备注"
          name="content"
          rows={2}
          maxLength={MOST_NOTE}
          hint="只有本院工作人员看得到，患者看不到，也不会导出"
          required
        />
      </PageForm>
      <ul aria-label="备注" className="divide-y divide-line pt-8">
        {notes.map(({ note_id, content, written_by, write_time, can_remove }) => (
          <li key={note_id} className="py-12">
            <p className="text-16 break-words whitespace-pre-line">{content}</p>
            <div className="flex flex-wrap items-center justify-between gap-8">
              <p className="text-12 text-ink-3">
                {written_by} · {write_time.slice(0, 16)}
              </p>
              {can_remove === 1 && (
                <ActButton
                  call={deskPatientNoteRemove}
                  input={{ note_id }}
                  kind="text"
                  confirm={{ title: '删除这条备注？', text: '删掉后找不回来。', yes: '删除', danger: true }}
                  said={() => '删除了'}
                  onDone={onDone}
                >
                  删除
                </ActButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {notes.length === 0 && <p className="text-14 text-ink-3">还没有备注。</p>}
    </Card>
  )
}
