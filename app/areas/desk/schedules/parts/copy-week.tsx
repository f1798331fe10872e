import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { addDays } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskWeekCopy } from '../contract.ts'

/** What came of a copy. */
export type Copied = CallOutput<typeof deskWeekCopy>

interface CopyWeekButtonProps {
  depId: number
  /** The Monday of the week that is copied. */
  from: string
  onCopied: (copied: Copied) => void
}

/** Makes another week like the one that is shown. */
export function CopyWeekButton({ depId, from, onCopied }: CopyWeekButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        复制这一周
      </Button>
      <EditForm
        open={isOpen}
        title={`复制 ${shortTime(from)} 这一周`}
        action="复制"
        refusedFields={{ 'same-week': 'to', past: 'to', 'too-far': 'to' }}
        save={(form, send) =>
          send(deskWeekCopy, { ...readForm(deskWeekCopy, form, { to: 'text' }), dep_id: depId, from })
        }
        said={({ opened_num, closed_num }) => `新开 ${opened_num} 个，关闭 ${closed_num} 个`}
        onSaved={(copied) => {
          setOpen(false)
          onCopied(copied)
        }}
        onClose={() => setOpen(false)}
      >
        <Field
          label="复制到哪一周（选其中任何一天）"
          name="to"
          keyboard="date"
          defaultValue={addDays(from, 7)}
          hint="那一周会变得和这一周一样：缺的门诊会开，多出来又没人约的会关；已有人约的保持原样，会列出来。"
          required
        />
      </EditForm>
    </>
  )
}
